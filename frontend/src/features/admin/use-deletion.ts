import { useEffect, useRef, useState } from 'react';

interface Deletion<Item> {
  remove: (item: Item) => Promise<string>;
  failureWords: string;
}

/** Asking, deleting and saying so. The row that was asked about is gone after, so the heading takes the focus. */
export function useDeletion<Item>({ remove, failureWords }: Deletion<Item>) {
  const [asked, setAsked] = useState<Item>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);

  const ask = (item: Item) => {
    setFailure(undefined);
    setDone('');
    setAsked(item);
  };
  const confirm = async () => {
    if (!asked || busy) return;
    setBusy(true);
    try {
      setDone(await remove(asked));
      setAsked(undefined);
    } catch {
      setFailure(failureWords);
    } finally {
      setBusy(false);
    }
  };
  return {
    asked,
    done,
    heading,
    ask,
    dialog: { busy, failure, onConfirm: () => void confirm(), onClose: () => setAsked(undefined) },
  };
}

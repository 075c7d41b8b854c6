import { useEffect, useRef, useState } from 'react';

interface Deletion<Item> {
  remove: (item: Item) => Promise<string>;
  failureMessage: string;
}

/** Confirms and runs a deletion. Moves focus to the heading afterwards, because a deleted row no longer exists. */
export function useDeletion<Item>({ remove, failureMessage }: Deletion<Item>) {
  const [target, setTarget] = useState<Item>();
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
    setTarget(item);
  };
  const confirm = async () => {
    if (!target || busy) return;
    setBusy(true);
    try {
      setDone(await remove(target));
      setTarget(undefined);
    } catch {
      setFailure(failureMessage);
    } finally {
      setBusy(false);
    }
  };
  return {
    target,
    done,
    heading,
    ask,
    dialog: { busy, failure, onConfirm: () => void confirm(), onClose: () => setTarget(undefined) },
  };
}

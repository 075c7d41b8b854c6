import { limits } from '@kkumpuri/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

const TYPING_MS = 300;

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches when the typing rests, or at once on Enter. A Korean keyboard holds the last syllable open, so a rest counts
 * even within a composition; the Enter that only ends the composition does nothing.
 */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The search was changed from elsewhere: cleared by a button, or by the browser's back.
  if (value !== shown) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
  };
  // What was typed before the page came to life.
  useEffect(() => {
    const typed = input.current?.value ?? value;
    if (typed === value) return;
    setText(typed);
    searchSoon(typed);
    // Once, when there is a box.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (composing.current) return;
    clearTimeout(timer.current);
    onSearch(text.trim());
  };
  return (
    <form role="search" className="search-box" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        // Enter searches by the address where no script has come yet.
        name="q"
        className="input"
        type="search"
        enterKeyHint="search"
        maxLength={limits.search.max}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          searchSoon(target.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
      />
    </form>
  );
}

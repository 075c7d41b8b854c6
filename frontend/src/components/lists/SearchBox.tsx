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
 * Searches 300 ms after the last input, or at once on Enter. A Korean IME keeps the last syllable in composition, so
 * the pause counts during a composition too; an Enter that only ends the composition does not search.
 */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The value changed from outside: a button cleared it, or the user went back.
  if (value !== shown) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
  };
  // Searches for text typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? value;
    if (typed === value) return;
    setText(typed);
    searchSoon(typed);
    // Runs once on mount.
    // oxlint-disable-next-line react/exhaustive-deps
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
        // Before the scripts have loaded, Enter submits the form with `?q=`.
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

import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/** Phones show the keyboard for addresses, and correct nothing. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

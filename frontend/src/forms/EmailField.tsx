import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/** Phones show the e-mail keyboard and do not autocorrect. */
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

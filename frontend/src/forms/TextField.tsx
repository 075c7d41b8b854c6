import type { FormEvent, InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/Field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  control: UseFormRegisterReturn;
  hint?: string;
  /** Maximum number of code points. `maxLength` counts UTF-16 units, so an emoji counts twice. */
  maxCharacters?: number;
}

function cutTo(maxCharacters: number) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const characters = [...input.value];
    const composing = (event.nativeEvent as InputEvent).isComposing;
    if (!composing && characters.length > maxCharacters)
      input.value = characters.slice(0, maxCharacters).join('');
  };
}

export function TextField({ label, error, control, hint, maxCharacters, ...input }: TextFieldProps) {
  const cut = maxCharacters === undefined ? undefined : cutTo(maxCharacters);
  return (
    <Field label={label} error={error} hint={hint}>
      {(inputProps) => (
        <input
          className="input"
          {...input}
          {...inputProps}
          {...control}
          onInput={cut}
          onCompositionEnd={cut}
        />
      )}
    </Field>
  );
}

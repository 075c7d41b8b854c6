import type { FormEvent, InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/Field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  control: UseFormRegisterReturn;
  hint?: string;
  /** Most characters as people count them; `maxLength` counts an emoji twice. */
  most?: number;
}

function cutTo(most: number) {
  return (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const characters = [...input.value];
    const composing = (event.nativeEvent as InputEvent).isComposing;
    if (!composing && characters.length > most) input.value = characters.slice(0, most).join('');
  };
}

export function TextField({ label, error, control, hint, most, ...input }: TextFieldProps) {
  const cut = most === undefined ? undefined : cutTo(most);
  return (
    <Field label={label} error={error} hint={hint}>
      {(tied) => (
        <input className="input" {...input} {...tied} {...control} onInput={cut} onCompositionEnd={cut} />
      )}
    </Field>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/Field';

interface PasswordFieldProps {
  label: string;
  error: string | undefined;
  control: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField({ label, error, control, autoComplete, hint }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(inputProps) => (
        <div className="with-toggle">
          <input
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...inputProps}
            {...control}
          />
          <button
            type="button"
            className="icon-button"
            aria-pressed={shown}
            aria-label="입력한 글자 보기"
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}

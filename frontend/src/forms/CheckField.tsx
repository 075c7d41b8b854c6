import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface CheckFieldProps {
  label: string;
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A checkbox with an error message below it. Its value is `yes` when checked. */
export function CheckField({ label, error, control }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          value="yes"
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          {...control}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="message" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

import { errorMessages, validationMessages } from '@kkumpuri/contract';
import { type FormEvent, useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Field } from '@/components/Field';
import { useVerifyAdminMutation } from '../qna-api';

interface PasswordDialogProps {
  onVerified: (password: string) => void;
  onClose: () => void;
}

function messageFor(error: unknown): string {
  const known = asApiError(error);
  if (known.kind === 'http' && known.status === 403 && !known.spoken) return errorMessages.adminPasswordWrong;
  return known.message;
}

/** Asks for the admin password, which the server verifies. */
export function PasswordDialog({ onVerified, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const [verify, { isLoading }] = useVerifyAdminMutation();
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!password) return setMessage(validationMessages.adminPasswordRequired);
    const { error } = await verify(password);
    if (error) setMessage(messageFor(error));
    else onVerified(password);
  };
  return (
    <Dialog title="관리자 비밀번호를 입력하세요" onClose={onClose}>
      <form className="dialog-form" noValidate onSubmit={(event) => void check(event)}>
        <Field label="비밀번호" error={message}>
          {(inputProps) => (
            <input
              className="input"
              type="password"
              autoComplete="off"
              {...inputProps}
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
                setMessage('');
              }}
            />
          )}
        </Field>
        <p className="visually-hidden" role="alert">
          {message}
        </p>
        <div className="row">
          <Button look="quiet" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" look="primary" busy={isLoading && '확인 중...'}>
            확인
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

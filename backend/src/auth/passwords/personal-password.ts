import { validationMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';

interface Person {
  email: string;
  username: string;
}

/** Fails with 400 for a password that is the person's own e-mail address, the part of it before the @, or name. */
export function refusePersonalPassword(password: string, { email, username }: Person, field: string): void {
  const personal = [email, email.split('@')[0] ?? '', username].map(comparable);
  if (!personal.includes(comparable(password))) return;
  const message = validationMessages.passwordPersonal;
  throw new AppError(400, 'password_personal', message, { details: [{ field, message }] });
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

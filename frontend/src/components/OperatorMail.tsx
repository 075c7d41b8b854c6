import { operatorEmail } from '@/lib/site/operator';

export function OperatorMail() {
  const email = operatorEmail();
  return <a href={`mailto:${email}`}>{email}</a>;
}

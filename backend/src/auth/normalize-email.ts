/** One mailbox, one account, however its address is typed. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase().normalize('NFC');
}

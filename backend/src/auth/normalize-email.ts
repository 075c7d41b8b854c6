/** Normalizes an e-mail address, so that different spellings map to one account. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase().normalize('NFC');
}

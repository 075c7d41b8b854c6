export const cardId = (symbol: string): string => `evidence-${symbol}`;

/** Scrolls to the card of a symbol and focuses it. */
export function showSymbol(symbol: string): void {
  const card = document.getElementById(cardId(symbol));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

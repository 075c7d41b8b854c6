export const cardId = (symbol: string): string => `evidence-${symbol}`;

/** To what is told of a symbol of this dream. */
export function showSymbol(symbol: string): void {
  const card = document.getElementById(cardId(symbol));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

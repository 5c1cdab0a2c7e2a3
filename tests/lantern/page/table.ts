/** The kind of a card: `trip` for `trip/2`. */
export function idOf(card: string): string {
  return card.split('/')[0] ?? '';
}

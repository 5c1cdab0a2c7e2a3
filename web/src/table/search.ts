// Searching rules: the twin of `Ledger.search`.
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Whether each word that is sought begins a word of the folded text. */
export function finds(folded: string, sought: string): boolean {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  return words.every((word) => folded.startsWith(word) || new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u').test(folded));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

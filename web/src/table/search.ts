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

/** Whether each word that is sought begins a word of the folded text. A question is asked by its telling words: those in `asking` only ask. */
export function finds(folded: string, sought: string, asking = ''): boolean {
  const asked = fold(sought).split(/[\s?!']+/).filter(Boolean);
  const telling = asked.filter((word) => !fold(asking).split(' ').includes(word));
  const words = telling.length ? telling : asked;
  return words.map(stem).every((word) => folded.startsWith(word) || new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u').test(folded));
}

/** A word without the sign of its plural, if it is long enough to be told from others. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// Which rule lies open, and whether the whole book does.
class Reading {
  rule = $state('');
  book = $state(false);
}

export const reading = new Reading();

export function showRule(rule: string): void {
  reading.rule = rule;
}

export function openBook(rule = ''): void {
  reading.rule = rule;
  reading.book = true;
}

// What stands over a rule. The ledgers quote the sections of the French rulebooks; English readers get the chapter of the id.
import type { RuleTold } from '../wire';
import { capital, type Lang } from '../words';

export function headingOf(rule: RuleTold, lang: Lang): string {
  return lang === 'fr' ? rule.section : capital((rule.id.split('.')[1] ?? '').replaceAll('-', ' '));
}

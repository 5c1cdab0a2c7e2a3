// Which of the paces that are offered the clock of a table has; nothing where it is another.
import { CLOCKS, PACES, type Pace } from '../home/plan.svelte';
import type { TableSeen } from '../wire';

export function paceOf({ kind = 'none', amount = 0 }: TableSeen['clock']): Pace | '' {
  return PACES.find((pace) => CLOCKS[pace]!.kind === kind && (CLOCKS[pace]!.amount ?? 0) === amount) ?? '';
}

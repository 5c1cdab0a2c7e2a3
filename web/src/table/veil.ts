// Several people at one screen: what one of them sees and another may not is covered while it is not needed. So the device goes from
// hand to hand behind a curtain only where something secret is about to be shown.
import type { EventSeen } from '../game';
import type { Live } from '../link.svelte';

export interface Secrets {
  /** Ids of things that another at this screen may not know, or not where they are. */
  names: ReadonlySet<string>;
  /** There is something besides that has no name, and cannot be covered. */
  more: boolean;
}

/** What one view has that is hidden in another; where the other may be an act behind, also what it does not have. */
export function secretsOf(own: unknown, others: readonly unknown[], isBehind = false): Secrets {
  const names = new Set<string>();
  let more = false;
  const hide = (value: unknown) => {
    if (typeof value === 'string') names.add(value);
    else if (Array.isArray(value)) value.forEach(hide);
    else if (value && typeof value === 'object') Object.values(value).forEach(hide);
    else if (typeof value === 'number' || typeof value === 'boolean') more = true;
  };
  const compare = (value: unknown, other: unknown) => {
    if (value === other || value === null || value === undefined) return;
    if (other === null || (isBehind && other === undefined)) hide(value);
    else if (Array.isArray(value) && Array.isArray(other)) value.forEach((each, at) => compare(each, other[at]));
    else if (typeof value === 'object' && typeof other === 'object') for (const [key, each] of Object.entries(value)) compare(each, (other as Record<string, unknown>)[key]);
  };
  for (const other of others) compare(own, other);
  return { names, more };
}

/** Whether a question, or what is told with it, is about something secret. */
export function speaksOf(told: unknown, { names }: Secrets): boolean {
  if (typeof told === 'string') return names.has(told);
  if (Array.isArray(told)) return told.some((each) => speaksOf(each, { names, more: false }));
  return told !== null && typeof told === 'object' && Object.entries(told).some(([key, each]) => names.has(key) || speaksOf(each, { names, more: false }));
}

/** The same with nothing secret in it, as those see it who may not know: ids are null, and what is said of them is gone. */
export function covered<T>(told: T, secrets: Secrets): T {
  const cover = (value: unknown): unknown => {
    if (typeof value === 'string') return secrets.names.has(value) ? null : value;
    if (Array.isArray(value)) return value.map(cover);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => ([...secrets.names].some((name) => key === name || key.endsWith(`:${name}`)) ? [] : [[key, cover(each)]])));
  };
  return cover(told) as T;
}

/** A link as it is looked at by all at this screen, as long as it is covered. Whatever it does itself, it does with all it knows. */
export function veiled(link: Live, isCovered: () => boolean, secrets: () => Secrets): Live {
  const COVERED = ['state', 'shown', 'events', 'missed', 'overlooked'];
  let last: { of: unknown; by: Secrets; is: unknown }[] = [];
  return new Proxy(link, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value === 'function') return (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      if (typeof key !== 'string' || !COVERED.includes(key) || !isCovered()) return value;
      const by = secrets();
      const known = last.find((each) => each.of === value && each.by === by);
      if (known) return known.is;
      const open = (events: readonly EventSeen[]) => events.filter(({ data }) => !speaksOf(data, by));
      const is = key === 'events' ? open(target.events) : key === 'missed' ? open(target.missed) : key === 'overlooked' ? target.overlooked.map((act) => ({ ...act, events: open(act.events) })) : covered(value, by);
      last = [{ of: value, by, is }, ...last].slice(0, 6);
      return is;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

// Things that glide somewhere: what is drawn over them is placed by where they will lie.

/** What a look finds when whatever moves these things, or what they lie in, has come to its end. */
export function atRest<T>(node: Element, look: () => T): T {
  const moving: Animation[] = [];
  for (let each: Element | null = node; each && each !== document.body; each = each.parentElement)
    moving.push(...each.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity));
  const times = moving.map(({ currentTime }) => currentTime);
  for (const each of moving) each.currentTime = each.effect!.getComputedTiming().endTime!;
  const found = look();
  moving.forEach((each, index) => (each.currentTime = times[index]!));
  return found;
}

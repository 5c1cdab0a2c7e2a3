// A paved floor: stones in three shades, and the light on their edges. Made from a name alone, so that a floor always looks the same.
export interface Paving {
  stones: [string, string, string];
  light: string;
}

export function pave(chance: () => number, size: number, least = 20): Paving {
  const stones: [string, string, string] = ['', '', ''];
  let light = '';
  for (let top = 0; top < size - 8; ) {
    const tall = Math.min(least + chance() * 0.45 * least, size - top);
    for (let left = 0; left < size - 8; ) {
      const wide = Math.min(least + chance() * 1.2 * least, size - left);
      const [x, y, r, b] = [left + 0.8, top + 0.8, left + wide - 0.7, top + tall - 0.7];
      const lean = (chance() - 0.5) * 1.4;
      const which = chance() < 0.5 ? 0 : chance() < 0.6 ? 1 : 2;
      stones[which] += `M${f(x)} ${f(y)}L${f(r)} ${f(y + lean / 2)}L${f(r + lean / 2)} ${f(b)}L${f(x + lean / 3)} ${f(b)}Z`;
      light += `M${f(x + lean / 3)} ${f(b)}L${f(x)} ${f(y)}L${f(r)} ${f(y + lean / 2)}`;
      left += wide;
    }
    top += tall;
  }
  return { stones, light };
}

/** Numbers that look random and are always the same for one text. */
export function seeded(text: string): () => number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x6d2b79f5;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}

function f(value: number): string {
  return value.toFixed(1);
}

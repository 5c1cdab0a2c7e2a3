// Where figures and objects of one zone stand: friends on one side, enemies on the other, what lies there below.
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

const SPREAD: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-23, 0], [23, 0]],
  3: [[-23, -21], [23, -21], [0, 21]],
  4: [[-23, -22], [23, -22], [-23, 22], [23, 22]],
  5: [[-30, -22], [0, -22], [30, -22], [-15, 22], [15, 22]],
  6: [[-30, -22], [0, -22], [30, -22], [-30, 22], [0, 22], [30, 22]],
};
const SCALES: Record<number, number> = { 1: 1, 2: 0.8, 3: 0.72, 4: 0.72, 5: 0.58, 6: 0.58 };

/** The spots of so many figures; they stand closer together where something lies in the zone. */
export function spots(count: number, things = false): Spot[] {
  const many = Math.min(Math.max(count, 1), 6);
  const laid = SPREAD[many]!;
  const [lift, close] = things ? [-13, 0.84] : [0, 1];
  return Array.from({ length: count }, (_, index) => ({ x: laid[index % many]![0], y: laid[index % many]![1] * close + lift, scale: SCALES[many]! * close }));
}

/** The spots of what lies in a zone: in the middle where nobody stands, else along its lower edge. */
export function lying(count: number, figures: number): Spot[] {
  const y = figures ? 34 : 0;
  return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * 30, y, scale: figures ? 0.8 : 1.15 }));
}

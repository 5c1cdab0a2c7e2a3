// SHA-256, as in FIPS 180-4. Browsers have one of their own, but only for pages that came over a safe line, and many a table is kept
// on a machine in the next room.

const PRIMES = [...Array(312).keys()].filter((number) => number > 1 && ![...Array(number).keys()].some((by) => by > 1 && number % by === 0));
const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let sum = BEGIN;
  for (let block = 0; block < padded.byteLength; block += 64) {
    const words = [...Array(16).keys()].map((at) => padded.getInt32(block + at * 4));
    for (let at = 16; at < 64; at += 1) {
      const [late, early] = [words[at - 2]!, words[at - 15]!];
      words.push((words[at - 16]! + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + words[at - 7]! + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) | 0);
    }
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    words.forEach((word, round) => {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round]! + word) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    sum = [a, b, c, d, e, f, g, h].map((word, at) => (word + sum[at]!) | 0);
  }
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

// What follows is said in `kernel/stir.py` too.
export const sealOf = (secret: string) => sha256(`seal ${secret}`);
export const pledgeOf = (salt: string) => sha256(`pledge ${salt}`);

/** What chance is made of, as it stands in a match file. */
export function numberOf(secret: string, stir: number, salts: readonly [seat: number, salt: string][]): string {
  const said = ['stir', stir, secret, ...salts.map(([seat, salt]) => `${seat}:${salt}`)].join(' ');
  return String(BigInt(`0x${sha256(said).slice(0, 16)}`));
}

/** A salt: nobody can guess it. */
export function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

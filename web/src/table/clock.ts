// Time left, as one reads it: minutes and seconds, then hours, then days.
const SOON = 15; // seconds

export function left(milliseconds: number): { text: string; soon: boolean } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const text = days > 1 ? `${days} × 24 h` : hours > 0 ? `${hours} h ${two(minutes % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { text, soon: seconds <= SOON };
}

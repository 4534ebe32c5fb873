/** A part 0 … 1 of a movement, for what runs from one instant to another. */
export const partOf = (now: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Begins fast and comes to rest softly. */
export const eased = (part: number) => 1 - (1 - part) ** 3;

/** A squeeze: up to a third, a halt, slowly on past the middle, and then at once. */
export function squeezed(part: number): number {
  if (part < 0.3) return eased(part / 0.3) * 0.34;
  if (part < 0.8) return 0.34 + ((part - 0.3) / 0.5) ** 2 * 0.26;
  return 0.6 + eased((part - 0.8) / 0.2) * 0.4;
}

/** A name as a search compares it: without case, accents and marks between its words. */
export const spelling = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One wrong letter in three is still taken for a slip of the finger. */
const LETTERS_PER_SLIP = 3;

/**
 * The things whose name, or a word or the start of a word in it, is spelt nearly like what was
 * typed; the nearest first, at equal distance in the given order. Pure.
 */
export function nearest<T>(
  things: readonly T[],
  typed: string,
  namesOf: (thing: T) => readonly string[],
): T[] {
  const sought = spelling(typed);
  const slips = Math.floor(sought.length / LETTERS_PER_SLIP);
  return things
    .map((thing) => ({
      thing,
      distance: Math.min(...namesOf(thing).map((name) => distanceTo(name, sought))),
    }))
    .filter(({ distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance)
    .map(({ thing }) => thing);
}

/** The edits from what was typed to the start of the rest of the name at its nearest word. */
function distanceTo(name: string, sought: string): number {
  const words = spelling(name).split(' ');
  return Math.min(...words.map((_, at) => toStartOf(words.slice(at).join(' '), sought)));
}

/** The fewest letters to add, drop, change or swap until `sought` is a start of `text`. */
function toStartOf(text: string, sought: string): number {
  let before: number[] = [];
  let row = Array.from({ length: text.length + 1 }, (_, at) => at);
  for (let i = 1; i <= sought.length; i++) {
    const next = [i];
    for (let j = 1; j <= text.length; j++) {
      const change = sought[i - 1] === text[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && sought[i - 1] === text[j - 2] && sought[i - 2] === text[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + change,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

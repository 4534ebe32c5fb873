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
 * typed; the nearest first, at equal distance in the given order. Names are given as `spelling`
 * makes them. Pure.
 */
export function nearest<T>(
  things: readonly T[],
  typed: string,
  speltOf: (thing: T) => readonly string[],
): T[] {
  const sought = spelling(typed);
  const slips = Math.floor(sought.length / LETTERS_PER_SLIP);
  const distanceTo = distancesOf(sought, slips);
  return things
    .map((thing) => ({
      thing,
      distance: Math.min(...speltOf(thing).map(distanceTo)),
    }))
    .filter(({ distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance)
    .map(({ thing }) => thing);
}

/**
 * Tells of a text the fewest letters to add, drop, change or swap until `sought` is the start of a
 * word with what follows it; more than `most` may be told as infinite. Thousands of names are
 * asked for each search, so most are ruled out by their letters, and the rows are used again.
 */
function distancesOf(sought: string, most: number): (text: string) => number {
  const letters = [...new Set(sought)];
  let before: number[] = [];
  let row: number[] = [];
  let next: number[] = [];
  return (text) => {
    if (sought.length - text.length > most) return Infinity;
    // Each letter that the text lacks costs an edit.
    if (letters.filter((letter) => !text.includes(letter)).length > most) return Infinity;
    let least = startOfWords(text, row);
    for (let i = 1; i <= sought.length; i++) {
      least = nextRow(text, sought, i, { before, row, next });
      // Nothing becomes less, but for two letters that are swapped at once.
      if (least > most + 1) return Infinity;
      [before, row, next] = [row, next, before];
    }
    return least;
  };
}

/** Writes how many letters behind the start of its word each place in the text is. */
function startOfWords(text: string, row: number[]): number {
  row[0] = 0;
  for (let j = 1; j <= text.length; j++) row[j] = text[j - 1] === ' ' ? 0 : (row[j - 1] ?? 0) + 1;
  return 0;
}

/**
 * Writes the distances of the first `i` letters of `sought` to what ends at each place in the text,
 * whichever word it began at. Answers the least of them.
 */
function nextRow(
  text: string,
  sought: string,
  i: number,
  { before, row, next }: Record<'before' | 'row' | 'next', number[]>,
): number {
  let least = (next[0] = i);
  for (let j = 1; j <= text.length; j++) {
    const same = sought[i - 1] === text[j - 1];
    let edits = Math.min(row[j] ?? 0, next[j - 1] ?? 0, (row[j - 1] ?? 0) - (same ? 1 : 0)) + 1;
    if (!same && i > 1 && sought[i - 1] === text[j - 2] && sought[i - 2] === text[j - 1]) {
      edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
    }
    next[j] = edits;
    least = Math.min(least, edits);
  }
  return least;
}

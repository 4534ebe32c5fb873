import { nameParts } from '@palaro/rules';

/** Below this a payer's name is not the member's (docs/domain/payments.md §8). */
export const SAME_NAME = 0.85;

/**
 * Likeness of two names, 0 to 1: case, accents, dots, articles and the order of the parts do not
 * matter, and an initial stands for any part that begins with it. The shorter name decides, so that
 * a bank that leaves out a middle name is no stranger. A single part says too little to be the
 * same, and initials alone say nothing.
 */
export function nameScore(one: string, other: string): number {
  const [short, long] = joined(nameParts(one), nameParts(other)).sort(
    (a, b) => a.length - b.length,
  );
  if (!short || !long || short.length === 0) return 0;
  const left = [...long];
  let sum = 0;
  let whole = false;
  // Whole parts first, so that an initial does not take what a whole part needs.
  for (const part of [...short].sort((a, b) => b.length - a.length)) {
    const scores = left.map((candidate) => partScore(part, candidate));
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    const [taken = ''] = left.splice(scores.indexOf(best), 1);
    sum += best;
    whole ||= Math.min(part.length, taken.length) > 1;
  }
  if (!whole) return 0;
  const score = sum / short.length;
  return short.length === 1 && long.length > 1 ? score * (1 / long.length) : score;
}

/** The parts of both names, where two that one of them writes as one word are one in both. */
const joined = (one: string[], other: string[]): string[][] => [
  joinLike(one, other),
  joinLike(other, one),
];

function joinLike(parts: string[], like: readonly string[]): string[] {
  const at = parts.findIndex((part, i) => i > 0 && like.includes(`${parts[i - 1]}${part}`)) - 1;
  if (at < 0) return parts;
  const both = `${parts[at]}${parts[at + 1]}`;
  return joinLike([...parts.slice(0, at), both, ...parts.slice(at + 2)], like);
}

/** From how many letters on a part may differ by one letter, and by two, and be a slip. */
const ONE_SLIP = 6;
const TWO_SLIPS = 9;

function partScore(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 1 : 0;
  const length = Math.max(one.length, other.length);
  const slips = length >= TWO_SLIPS ? 2 : length >= ONE_SLIP ? 1 : 0;
  if (one[0] !== other[0] || isOtherGender(one, other)) return 0;
  const distance = editDistance(one, other);
  return distance <= slips ? 1 - distance / length : 0;
}

/** `Mario` and `Maria`, `Daniel` and `Daniela` are two people. */
const isOtherGender = (one: string, other: string) =>
  one.replace(/[ao]$/, '') === other.replace(/[ao]$/, '');

/** Levenshtein's distance: the number of letters that must change. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const above = row[j] ?? 0;
      const left = next[j - 1] ?? 0;
      const before = row[j - 1] ?? 0;
      next.push(Math.min(above + 1, left + 1, before + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

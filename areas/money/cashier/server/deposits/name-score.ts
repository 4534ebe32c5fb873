import { foldName } from '@palaro/bank-cards/api';

/** Below this a payer's name is not the member's (docs/domain/payments.md §8). */
export const SAME_NAME = 0.85;

/**
 * Likeness of two names, 0 to 1: case, accents, dots and the order of the parts do not matter,
 * and an initial stands for any part that begins with it. The shorter name decides, so that a bank
 * that leaves out a middle name is no stranger; a single part says too little to be the same.
 */
export function nameScore(one: string, other: string): number {
  const [short, long] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (short.length === 0) return 0;
  const left = [...long];
  let sum = 0;
  // Whole parts first, so that an initial does not take what a whole part needs.
  for (const part of [...short].sort((a, b) => b.length - a.length)) {
    const scores = left.map((candidate) => partScore(part, candidate));
    const best = Math.max(0, ...scores);
    sum += best;
    if (best > 0) left.splice(scores.indexOf(best), 1);
  }
  const score = sum / short.length;
  return short.length === 1 && long.length > 1 ? score * (1 / long.length) : score;
}

const partsOf = (name: string): string[] => foldName(name).split(' ').filter(Boolean);

function partScore(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 1 : 0;
  const distance = editDistance(one, other);
  const alike = 1 - distance / Math.max(one.length, other.length);
  return alike >= 0.7 ? alike : 0;
}

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

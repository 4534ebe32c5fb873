import type { HiloOutcome } from './card.ts';

/** After so many right guesses autoplay cashes out. */
export interface HiloRule {
  guesses: number;
}

export const GUESSES = [1, 2, 3, 5, 8] as const;

/**
 * The guess on the likelier side, higher where both are as likely; after enough right ones, or
 * where none is offered any more, the cash-out.
 */
export function nextGuess({ guesses }: HiloRule, { right, up, down }: HiloOutcome) {
  const none = up === null && down === null;
  if (right >= guesses || (none && right > 0)) return { call: 'cashout', fields: {} };
  if (none) return { call: 'skip', fields: {} };
  const dir = (up?.favourable ?? 0) >= (down?.favourable ?? 0) ? 'up' : 'down';
  return { call: 'guess', fields: { dir } };
}

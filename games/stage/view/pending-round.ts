import type { Bet } from './round-state.ts';

/** Keeps a bet until its result was shown, so that a reload during the round finds it again. */
export interface PendingStore {
  read(): Bet | null;
  write(bet: Bet): void;
  clear(): void;
}

/**
 * Keeps one bet for each game and member in this tab's session storage. If the browser refuses
 * storage, play goes on without it; the round is then found in the betting record.
 */
export function pendingRound(gameId: string, player: string): PendingStore {
  const key = `palaro.round.${gameId}.${player}`;
  return {
    read: () => parse(quietly(() => sessionStorage.getItem(key)) ?? null),
    write: (bet) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(bet))),
    clear: () => void quietly(() => sessionStorage.removeItem(key)),
  };
}

function parse(text: string | null): Bet | null {
  if (text === null) return null;
  const bet = quietly(() => JSON.parse(text) as Partial<Bet>);
  const whole = bet && typeof bet.roundRef === 'string' && typeof bet.stake === 'string';
  return whole ? (bet as Bet) : null;
}

function quietly<T>(touch: () => T): T | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

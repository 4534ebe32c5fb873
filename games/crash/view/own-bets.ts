import type { SharedBet } from '../../stage/view/view-contract.ts';

/** How much is decided about a bet: what was known before never replaces what is known now. */
const decided = ({ state, cashOut }: SharedBet) =>
  state === 'OPEN' ? (cashOut === null ? 0 : 1) : 2;

/**
 * The player's bets as the site last told of them, in the order in which they were placed: those
 * that the frame gives, and the answers to this screen's own calls, which may come before or after.
 */
export function newest(
  bets: readonly SharedBet[],
  answers: readonly SharedBet[],
): readonly SharedBet[] {
  const known = new Map(bets.map((bet) => [bet.betId, bet]));
  for (const answer of answers) {
    const now = known.get(answer.betId);
    if (!now || decided(answer) > decided(now)) known.set(answer.betId, answer);
  }
  return [...known.values()].sort((a, b) => (a.betId < b.betId ? -1 : 1));
}

/**
 * Gives each place on the screen its bet among those of one round: first the one that was placed
 * there, then bets of another screen or from before a reload, to the places that are sending or
 * free.
 */
export function seated(
  places: readonly { betIds: readonly string[]; sending: boolean }[],
  bets: readonly SharedBet[],
): (SharedBet | null)[] {
  const seats = places.map(
    ({ betIds }) => bets.find(({ betId }) => betIds.includes(betId)) ?? null,
  );
  const rest = bets.filter((bet) => !seats.includes(bet));
  const free = places.flatMap((place, i) => (seats[i] ? [] : [{ i, late: !place.sending }]));
  for (const { i } of free.sort((a, b) => Number(a.late) - Number(b.late))) {
    seats[i] = rest.shift() ?? null;
  }
  return seats;
}

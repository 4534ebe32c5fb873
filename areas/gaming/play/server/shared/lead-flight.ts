import type { App } from '@palaro/server';
import { leaveFlight } from './cash-out.ts';
import { topOf } from './flight-top.ts';
import { tableRulesOf } from './shared-game.ts';
import { listFlying, listReached, type TableBetRow } from './table-bets.repository.ts';
import { moveTableRound, type TableRoundRow } from './table-rounds.repository.ts';
import { publishCashOut } from './publish-table.ts';

/** Interval at which the leader looks for targets that are reached. */
const TICK_MS = 100;
const BEAT_MS = 1_000;
/** Time without a leader after which a flight is interrupted. */
const SILENT_MS = 3_000;

/** Whether nobody led the flight for so long that players could not rely on their cash-outs. */
export const isInterrupted = ({ beat_at, reveals_at }: TableRoundRow, now: Date, end: Date) =>
  Math.min(now.getTime(), end.getTime()) - (beat_at ?? reveals_at).getTime() > SILENT_MS;

/**
 * Pays the targets that the flight has reached, and everybody where it reaches what it pays at
 * most. Returns the milliseconds until the next look.
 */
export async function leadFlight(
  app: App,
  round: TableRoundRow,
  { now, end }: { now: Date; end: Date },
): Promise<number> {
  const { round_key: key, reveals_at } = round;
  const { flight } = tableRulesOf(round.game_id).shared;
  const reached = flight?.hundredthsAt(now.getTime() - reveals_at.getTime()) ?? 0;
  await payReachedTargets(app, round, reached);
  if (now.getTime() - (round.beat_at ?? reveals_at).getTime() >= BEAT_MS) {
    await moveTableRound(app.db, key, 'REVEAL', { beat_at: now });
  }
  return Math.max(0, Math.min(TICK_MS, end.getTime() - app.clock.now().getTime()));
}

/** Pays what a flight owes that came to so many hundredths: targets, and all where it is full. */
export async function payReachedTargets(app: App, round: TableRoundRow, at: number): Promise<void> {
  const { round_key: key } = round;
  const top = await topOf(app, round, at);
  const reached = await listReached(app.db, key, Math.min(at, top));
  await payAll(
    app,
    reached.map((bet) => ({ bet, at: targetOf(bet) })),
  );
  if (at >= top) {
    await payAll(
      app,
      (await listFlying(app.db, key)).filter(isReal).map((bet) => ({ bet, at: top })),
    );
  }
}

const targetOf = ({ input }: TableBetRow) => Number((input as { auto: number }).auto);
const isReal = ({ session }: TableBetRow) => session === null;

async function payAll(app: App, bets: readonly { bet: TableBetRow; at: number }[]) {
  await Promise.all(
    bets.map(async ({ bet, at }) => {
      if (!(await leaveFlight(app, bet, at)) || !isReal(bet)) return;
      publishCashOut(app, bet.game_id, { name: bet.name, at });
    }),
  );
}

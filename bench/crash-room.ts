import { randomUUID } from 'node:crypto';
import type { SiteClock } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { keepChain } from '../areas/gaming/play/server/shared/chains.ts';
import { cashOut } from '../areas/gaming/play/server/shared/cash-out.ts';
import { placeBet } from '../areas/gaming/play/server/shared/place-bet.ts';
import { crashOf, drawResult } from '../areas/gaming/play/server/shared/shared-game.ts';
import { stepTable } from '../areas/gaming/play/server/shared/step-table.ts';
import {
  findLatestTableRound,
  type TableRoundRow,
} from '../areas/gaming/play/server/shared/table-rounds.repository.ts';
import { playerWith } from '../areas/gaming/play/server/test-player.ts';
import type { BenchRow } from './row.ts';

const PLAYERS = 2_000;
/** Calls under way at once. */
const CALLERS = 256;
const GAME = 'crash';
/** The flight stands here, in hundredths, while everybody cashes out. */
const AT = 106;
const AT_SECONDS = 1;
const BEACON_SECONDS = 7_200;

type Player = Awaited<ReturnType<typeof playerWith>> & { name: string };

/**
 * 2,000 players bet on one flight and all cash out at the same multiplier, each in a commit that
 * pays him. Beside it the same players' bets, which take the stakes of the same round. The site's clock
 * stands meanwhile, so that the flight does not end.
 */
export async function benchCrashRoom(): Promise<BenchRow[]> {
  const test = await testApp({ clock: standingClock() });
  try {
    const { app } = test;
    await keepChain(app, GAME, 1_000);
    app.clock.advance(BEACON_SECONDS);
    await keepChain(app, GAME, 1_000);
    const round = await roundThatFlies(app);
    const players = await openPlayers(test);
    const placed = await timed(players, (player) =>
      placeBet(app, player, GAME, {
        roundRef: randomUUID(),
        tableRoundNo: Number(round.round_no),
        stake: '1.0000',
        auto: null,
      }),
    );
    await until(app, 'REVEAL');
    app.clock.advance(AT_SECONDS);
    const bets = new Map(players.map((player, i) => [player, placed.answers[i]?.betId ?? '']));
    const left = await timed(players, (player) =>
      cashOut(app, player, GAME, bets.get(player) ?? ''),
    );
    const wrong = left.answers.filter((bet) => bet.cashOut !== AT);
    if (wrong.length > 0) throw new Error(`${wrong.length} players left at another multiplier`);
    return [
      {
        name: `cash-outs of ${PLAYERS} players, ${CALLERS} callers`,
        unit: 'cash-outs/s',
        value: left.perSecond,
        baseline: placed.perSecond,
        ratio: left.perSecond / placed.perSecond,
        aim: 'as many as bets',
      },
      {
        name: 'cash-outs, p99',
        unit: 'ms',
        value: left.p99,
        baseline: placed.p99,
        ratio: placed.p99 / left.p99,
        aim: '–',
      },
    ];
  } finally {
    await test.stop();
  }
}

/** Time goes on only where the bench says so. */
function standingClock(): SiteClock {
  let at = Date.now();
  return { now: () => new Date(at), advance: (seconds) => void (at += seconds * 1_000) };
}

async function openPlayers(test: TestApp): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    players.push({ ...(await playerWith(test, { games: [GAME] })), name: `p***${i % 10}` });
  }
  return players;
}

/** Steps the table to an open round whose flight comes further than where all will leave it. */
async function roundThatFlies(app: App): Promise<TableRoundRow> {
  for (;;) {
    const round = await until(app, 'OPEN');
    if (crashOf(drawResult(app, GAME, round).result) > AT) return round;
    await until(app, 'DONE');
  }
}

async function until(app: App, state: TableRoundRow['state']): Promise<TableRoundRow> {
  for (;;) {
    const round = await findLatestTableRound(app.db, GAME);
    if (round?.state === state) return round;
    app.clock.advance((await stepTable(app, GAME)) / 1_000);
  }
}

/** Each caller sends its next call after the last answer: pace, and the slowest hundredth. */
async function timed<A>(players: readonly Player[], call: (player: Player) => Promise<A>) {
  const start = performance.now();
  const times: number[] = [];
  const answers: A[] = [];
  let next = 0;
  async function caller() {
    for (let i = next++; i < players.length; i = next++) {
      const sent = performance.now();
      answers[i] = await call(players[i] as Player);
      times.push(performance.now() - sent);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const seconds = (performance.now() - start) / 1_000;
  times.sort((a, b) => a - b);
  return {
    answers,
    perSecond: players.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

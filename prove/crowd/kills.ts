import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '@palaro/server';
import type { Seeded } from '../seeded.ts';
import type { Nodes } from './nodes.ts';

type Pool = App['pool'];

const LOOK_MS = 5;

/** When a leader is killed: in which state of which game's round, and how far into it at most. */
const MOMENTS = [
  { game: 'crash', state: 'REVEAL', name: 'flying', withinMs: 1_500 },
  { game: 'crash', state: 'SETTLE', name: 'settling', withinMs: 0 },
  { game: 'crash', state: 'OPEN', name: 'betting', withinMs: 5_000 },
  { game: 'sic-bo', state: 'REVEAL', name: 'rolling', withinMs: 8_000 },
  { game: 'sic-bo', state: 'SETTLE', name: 'settling', withinMs: 0 },
  { game: 'sic-bo', state: 'OPEN', name: 'betting', withinMs: 19_000 },
] as const;

/** What a kill came to, in milliseconds after it. */
export interface Kill {
  name: string;
  /** The other node leads. */
  takenOverMs: number;
  /** The round that was under way is paid, or its stakes are back. */
  overMs: number;
  /** The next round is open. */
  opensMs: number;
}

/** Kills the leader at the next moment of the list, and waits until the next round is open. */
export async function killAt(nodes: Nodes, no: number, random: Seeded): Promise<Kill> {
  const moment = MOMENTS[no % MOMENTS.length] ?? MOMENTS[0];
  const { game, state, name, withinMs } = moment;
  const roundNo = await roundIn(nodes.pool, game, state);
  await pause(random.below(withinMs + 1));
  const { at, takenOverMs } = await nodes.killLeader(game);
  const over = await timeOf(nodes.pool, OVER, game, roundNo);
  const opened = await timeOf(nodes.pool, OPENED, game, roundNo + 1);
  return {
    name: `${game} ${name}`,
    takenOverMs,
    overMs: over - at,
    opensMs: opened - at,
  };
}

/**
 * The number of the round when it comes to this state. Settling has begun when the first bet of a
 * round of many is paid; a small round is paid at once.
 */
async function roundIn(pool: Pool, game: string, state: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ no: number }>(
      `select round_no::int no from play_table_round r
        where game_id = $1 and state = $2 and (state <> 'SETTLE' or bets < $3 or bets >
          (select count(*) from play_table_bet b where b.round_key = r.round_key))
        order by round_no desc limit 1`,
      [game, state, SEVERAL],
    );
    if (rows[0]) return rows[0].no;
    await pause(LOOK_MS);
  }
}
/** So many are paid in more than one commit. */
const SEVERAL = 50;

/** A round is over when it counts as paid; a later look finds it so too. */
const OVER = `select now() as at from play_table_round
  where game_id = $1 and round_no = $2 and state in ('DONE', 'VOID')`;
const OPENED = `select opens_at as at from play_table_round
  where game_id = $1 and round_no = $2`;

async function timeOf(pool: Pool, question: string, game: string, no: number): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ at: Date }>(question, [game, no]);
    if (rows[0]) return rows[0].at.getTime();
    await pause(LOOK_MS);
  }
}

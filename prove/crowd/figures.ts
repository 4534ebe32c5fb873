import type { App } from '@palaro/server';
import type { Kill } from './kills.ts';

type Pool = App['pool'];

interface Settled {
  game: string;
  bets: number;
  ms: number;
  void: boolean;
}

/** How long rounds took from their end to their last payment; of crash, without its grace. */
async function settledRounds(pool: Pool): Promise<Settled[]> {
  const { rows } = await pool.query<Settled>(
    `select r.game_id game, r.bets, r.interrupted or r.state = 'VOID' void,
        (1000 * extract(epoch from s.revealed_at - r.ended_at))::int
          - case r.game_id when 'crash' then 1000 else 0 end ms
      from play_table_round r join play_seed s on s.id = r.pair_id
      where r.bets > 0 and s.revealed_at is not null and r.ended_at is not null`,
  );
  return rows;
}

const median = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** Median and greatest of times, as a reader wants them. */
const spread = (times: readonly number[]) => {
  const sorted = rising(times);
  return `${median(sorted)} ms, at most ${sorted.at(-1) ?? 0} ms`;
};

/** The figures of rounds, kills and answers. */
export async function figuresOf(pool: Pool, kills: readonly Kill[], answers: readonly number[]) {
  const rounds = await settledRounds(pool);
  const largest = Math.max(0, ...rounds.map(({ bets }) => bets));
  const large = rounds.filter(({ bets }) => bets >= 0.8 * largest);
  const sorted = rising(answers.map(Math.round));
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const byName = new Map(kills.map(({ name }) => [name, kills.filter((one) => one.name === name)]));
  return {
    'rounds with bets': rounds.length,
    'of them interrupted': rounds.filter((round) => round.void).length,
    'bets of the largest round': largest,
    [`settlement of ${large.length} rounds of that size`]: spread(large.map(({ ms }) => ms)),
    ...Object.fromEntries(
      [...byName].flatMap(([name, all]) => [
        [`${name}, led again`, spread(all.map(({ takenOverMs }) => takenOverMs))],
        [`${name}, round over`, spread(all.map(({ overMs }) => overMs))],
        [`${name}, next round open`, spread(all.map(({ opensMs }) => opensMs))],
      ]),
    ),
    answers: sorted.length,
    'answered within': `${at(0.5)} ms (p50), ${at(0.99)} ms (p99), ${sorted.at(-1) ?? 0} ms (all)`,
  };
}

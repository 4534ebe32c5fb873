import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { OPENING, type Person } from '../people/people.ts';
import { breachesOf } from '../stage.ts';
import { wrongRounds } from './judge-rounds.ts';
import type { Acknowledged } from './stage.ts';

type Pool = App['pool'];

interface Settled {
  round_id: string;
  payout: string;
}

/** What the site's books say against what it acknowledged; only an empty list is good. */
export async function judge(pool: Pool, people: readonly Person[], told: Acknowledged) {
  const ids = people.map(({ id }) => id);
  const { rows } = await pool.query<Settled>(
    'select round_id, payout from play_round where member_id = any($1::bigint[])',
    [ids],
  );
  const settled = new Map(rows.map(({ round_id, payout }) => [round_id, payout]));
  const { rows: voids } = await pool.query<{ ref: string }>(
    `select ref from game_round where member_id = any($1::bigint[]) and state = 'V'`,
    [ids],
  );
  const returned = new Set(voids.map(({ ref }) => ref));
  const lost = [...told.bets].filter((id) => !settled.has(id) && !returned.has(id));
  const kept = [...told.back].filter((id) => !returned.has(id));
  const other = [...told.cashOuts].filter(
    ([id, payout]) => settled.get(id) !== String(Money.of(payout)),
  );
  const less = [...told.caught]
    .filter(([id, won]) => BigInt(settled.get(id) ?? '0') < won)
    .map(([id]) => id);
  return [
    ...lost.map((id) => `bet ${id} was acknowledged and is neither settled nor returned`),
    ...kept.map((id) => `bet ${id} was taken back and is still there`),
    ...other.map(([id, payout]) => `cash-out ${id} was ${payout}, is ${settled.get(id)}`),
    ...less.map((id) => `session ${id} paid less than what it was told to have caught`),
    ...(await wrongRounds(pool)),
    ...(await wrongHands(pool)),
    ...(await wrongBalances(pool, ids)),
    ...(await wrongOpen(pool)),
    ...(await breachesOf(pool)),
  ];
}

/** A hand is settled for all of its seats or for none. */
async function wrongHands(pool: Pool) {
  const { rows } = await pool.query<{ pair_id: string; n: string; seats: string }>(
    `select pair_id, count(*) n, max((input->>'seats')::int) seats from play_round
      where game_id = 'lucky-9' group by 1 having count(*) <> max((input->>'seats')::int)`,
  );
  return rows.map(
    ({ pair_id, n, seats }) => `hand ${pair_id} of ${seats} seats is settled for ${n}`,
  );
}

/** How many hands were settled. */
export async function handsOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(distinct pair_id)::int n from play_round where game_id = 'lucky-9'`,
  );
  return rows[0]?.n ?? 0;
}

/** A balance must be what the settled rounds made of the opening one. */
async function wrongBalances(pool: Pool, ids: readonly string[]) {
  const { rows } = await pool.query<{ member_id: string; balance: string; must: string }>(
    `select w.member_id, sum(w.balance) balance, $2::bigint + coalesce((
        select sum(r.payout - r.stake) from play_round r
        where r.member_id = w.member_id and r.state = 'DONE'), 0) must
      from wallet w where w.member_id = any($1::bigint[]) group by 1`,
    [ids, String(Money.of(OPENING))],
  );
  return rows
    .filter(({ balance, must }) => balance !== must)
    .map(({ member_id, balance, must }) => `member ${member_id} has ${balance}, must have ${must}`);
}

/** Secrets of draws that are over must be shown, and none of one that goes on. */
async function wrongOpen(pool: Pool) {
  const { rows } = await pool.query<{ round_key: string }>(
    `select r.round_key from play_table_round r join play_seed s on s.id = r.pair_id
      where (s.state = 'revealed' and r.state in ('OPEN', 'LOCKED', 'REVEAL'))
        or (s.state = 'shared' and r.state in ('DONE', 'VOID') and r.game_id = any($1::text[]))`,
    [['sic-bo', 'crash']],
  );
  return rows.map(({ round_key }) => `the secret of ${round_key} is not as its round`);
}

/**
 * Tells that every bet is settled, every seat empty, every session over, and no round goes on that
 * had bets: it ends in a commit of its own, after that of its last bet.
 */
export async function isAtRest(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rests: boolean }>(
    `select not exists (select 1 from play_table_bet)
        and not exists (select 1 from play_card_seat)
        and not exists (select 1 from play_room_session)
        and not exists (select 1 from play_table_round t
          join play_round r on r.game_id = t.game_id
            and r.input->>'tableRoundNo' = t.round_no::text
          where t.state not in ('DONE', 'VOID')) rests`,
  );
  return rows[0]?.rests === true;
}

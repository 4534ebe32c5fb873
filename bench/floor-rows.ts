import { Money, type BetWinCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { columns, text } from '../packages/ledger/src/columns.ts';
import { LANES } from '../packages/ledger/src/lanes.ts';
import { decideBets, type DecidedBet } from './wallet-deciding.ts';
import { inLanes } from './wallet-lanes.ts';

type Pool = App['pool'];

/** A bet as the floor's server keeps it until its commit. */
export interface FloorBet {
  member: string;
  roundRef: string;
  id: number;
  answer(balance: string): void;
}

/** Takes a nonce of each member's active pair of seeds. */
const SEED = `update play_seed s set nonce = nonce + 1 from given g
      where s.member_id = g.member and s.state = 'active'
      returning s.id pair, s.nonce, s.member_id`;

/** The rounds of what `from` names: `member_id`, `ref` and `id` of the transfer. */
const played = (from: string) => `insert into play_round (round_id, member_id, round_ref, game_id,
        version, config_hash, pair_id, nonce, state, stake, payout, input, outcome, words,
        rejections, transfer_id, settled_at)
      select w.ref, w.member_id, w.ref, 'dice', '1', repeat('0', 64), s.pair, s.nonce, 'DONE',
        10000, 10001, '{"stake":"1.0000","params":{"side":"under","winNumbers":9800}}',
        '{"roll":148,"won":true}', 1, 0, w.id, now()
      from ${from} w join seed s using (member_id)`;

/**
 * Every row of dice rounds that win, in the tables and indexes of the site, by one statement that
 * is also the commit. Nothing is looked up and nothing is decided.
 */
const ROUNDS = {
  name: 'floor_rounds',
  text: `with given as (
      select unnest($1::bigint[]) member, unnest($2::uuid[]) ref, unnest($3::bigint[]) id
    ), wallet as (
      update wallet w set balance = balance + 1, version = version + 2 from given g
      where w.member_id = g.member and w.account_id = 101
      returning w.member_id, w.account_id, w.balance, g.ref, g.id
    ), seed as (
      ${SEED}
    ), key as (
      insert into transfer_key (member_id, key, input, outcome, transfer_id)
      select member, ref, ref, 1, id from given
    ), transfer as (
      insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
        posted_at)
      select member, id, 'PALARO/' || ref, 'betWin', 'round', ref, 'PALARO', now() from given
    ), posting as (
      insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        from_after, to_after)
      select member_id, id, 0, 1, account_id, -1, 10000, balance - 10001, null from wallet
      union all select member_id, id, 1, 1, -1, account_id, 10001, null, balance from wallet
    ), round as (
      insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
        opened_at, closed_at)
      select member, 'PALARO', ref, ref, 'dice', 'C', 10000, 10001, 1, now(), now() from given
    ), play as (
      ${played('wallet')}
    )
    select member_id, balance from wallet`,
};

/** Each member's active pair of seeds; a round takes a nonce of it. */
export const makeSeeds = (pool: Pool, members: readonly string[]) =>
  pool.query(
    `insert into play_seed (id, member_id, state, server_seed_hash, sealed, client_seed,
      created_at, active_at)
      select gen_random_uuid(), m, 'active', '', '', '', now(), now() from unnest($1::bigint[]) m`,
    [members],
  );

/** Writes bets one batch after the other: those that came meanwhile share the next commit. */
export function createWriter(pool: Pool): (bet: FloorBet) => void {
  let waiting: FloorBet[] = [];
  let busy = false;
  async function write() {
    busy = true;
    while (waiting.length > 0) {
      const bets = new Map(waiting.map((bet) => [bet.member, bet]));
      waiting = [];
      const all = [...bets.values()];
      const values = [all.map((b) => b.member), all.map((b) => b.roundRef), all.map((b) => b.id)];
      const { rows } = await pool.query<{ member_id: string; balance: string }>({
        ...ROUNDS,
        values,
      });
      for (const { member_id, balance } of rows) bets.get(member_id)?.answer(balance);
      await new Promise(setImmediate);
    }
    busy = false;
  }
  return (bet) => {
    waiting.push(bet);
    if (!busy) void write();
  };
}

/** What play adds to a bet of the wallet: the round with its pair of seeds, and the nonce. */
const PLAYED = `with given as (
    select unnest($1::bigint[]) member, unnest($2::uuid[]) ref, unnest($3::bigint[]) id
  ), seed as (${SEED})
  ${played('(select member member_id, ref, id from given)')}`;

/**
 * Commits bets as the least that decides under locks (`wallet-deciding.ts`), in as many lanes as
 * the ledger has, with play's rows in the same commit. The roll is not drawn.
 */
export function createDecider(pool: Pool): (bet: FloorBet) => void {
  const balances = new Map<string, string>();
  const alsoPlayed = (rows: readonly DecidedBet[]) => {
    for (const row of rows) balances.set(row.bet.round, `${row.afterBet + row.bet.win}`);
    const values = columns(
      rows,
      (row) => row.bet.member,
      (row) => text(row.bet.round),
      (row) => row.id,
    );
    return values ? [{ name: 'floor_played', text: PLAYED, values }] : [];
  };
  const send = inLanes({ pool }, LANES, (client, bets) =>
    decideBets(client, bets, new Date(), alsoPlayed),
  );
  return (bet) =>
    void send(commandOf(bet)).then((committed) => {
      const balance = balances.get(bet.roundRef);
      if (!committed || balance === undefined) throw new Error('a bet of the bench was refused');
      balances.delete(bet.roundRef);
      bet.answer(balance);
    });
}

const commandOf = ({ member, roundRef }: FloorBet): BetWinCommand => ({
  kind: 'betWin',
  vendor: 'PALARO',
  member,
  currency: 'PHP',
  game: 'dice',
  round: roundRef,
  transaction: roundRef,
  bet: Money.of('1.0000'),
  win: Money.of('1.0001'),
});

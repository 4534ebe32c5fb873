import type { BetWinCommand } from '@palaro/kernel';
import { accountId, digest, roundId } from '@palaro/ledger';
import type { App } from '@palaro/server';

type Pool = App['pool'];
/** The parts of a connection that are used here. */
interface Client {
  query(statement: object): Promise<{ rows: Record<string, string>[] }>;
}

const BOOK = 1;
let house: string | null = null;

/** Writes the same rows as the wallet does for a betWin, in one ordinary transaction. */
export async function oneTransaction(pool: Pool, bet: BetWinCommand, at: Date): Promise<void> {
  house ??= await houseOf(pool, bet);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await writeBet(client, bet, house, at);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function houseOf(pool: Pool, { vendor, game }: BetWinCommand): Promise<string> {
  const { rows } = await pool.query<{ account_id: string }>(
    `select account_id from house_account where kind = 'GAME' and vendor = $1 and detail = $2`,
    [vendor, game],
  );
  return rows[0]?.account_id ?? '';
}

async function writeBet(client: Client, bet: BetWinCommand, table: string, at: Date) {
  const { member, vendor, game, transaction } = bet;
  const key = digest(`${vendor}/${transaction}`);
  const round = roundId(vendor, bet.round);
  const one = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values });
  const cash = accountId(BOOK, 'CASH');
  const wallet = await one(
    'base_wallet',
    'select balance from wallet where member_id = $1 and account_id = $2 for no key update',
    [member, cash],
  );
  await one(
    'base_session',
    `select id from game_session where member_id = $1 and vendor = $2 and game = $3
      and ended_at is null order by started_at desc limit 1`,
    [member, vendor, game],
  );
  await one('base_key', 'select 1 from transfer_key where member_id = $1 and key = $2', [
    member,
    key,
  ]);
  await one(
    'base_round_now',
    'select state from game_round where member_id = $1 and vendor = $2 and round = $3',
    [member, vendor, round],
  );
  const before = BigInt(wallet.rows[0]?.balance ?? 0);
  const afterBet = before - bet.bet;
  const after = afterBet + bet.win;
  const next = await one('base_id', `select nextval('transfer_id') id`, []);
  const id = next.rows[0]?.id;
  await one('base_write_key', 'insert into transfer_key values ($1, $2, $3, $4, 1)', [
    member,
    key,
    digest(`${member} ${bet.bet} ${bet.win}`),
    id,
  ]);
  await one(
    'base_transfer',
    `insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
      posted_at) values ($1, $2, $3, 'betWin', 'round', $4, $5, $6)`,
    [member, id, `${vendor}/${transaction}`, round, vendor, at],
  );
  await one(
    'base_postings',
    `insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
      from_after, to_after)
      values ($1, $2, 0, $3, $4, $5, $6, $7, null), ($1, $2, 1, $3, $5, $4, $8, null, $9)`,
    [member, id, BOOK, cash, table, bet.bet, afterBet, bet.win, after],
  );
  await one(
    'base_balance',
    `update wallet set balance = $3, version = version + 2
      where member_id = $1 and account_id = $2`,
    [member, cash, after],
  );
  await one(
    'base_round',
    `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
      opened_at, closed_at) values ($1, $2, $3, $4, $5, 'C', $6, $7, 1, $8, $8)`,
    [member, vendor, round, bet.round, game, bet.bet, bet.win, at],
  );
}

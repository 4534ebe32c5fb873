import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '@palaro/server';
import autocannon from 'autocannon';
import { withWallets } from './wallet-callers.ts';
import type { BenchRow } from './row.ts';

const CALLERS = 32;
const SECONDS = 8;
const AT = 1_000_000;

/** The tables that a bet writes, with their indexes and checks, but without parts and triggers. */
const TABLES = ['wallet', 'transfer_key', 'transfer', 'posting', 'play_round'];

/** Every row of a bet that wins, written and flushed in one round trip. Nothing is looked up. */
const BET = {
  name: 'bet_floor',
  text: `with wallet as (
      update floor_wallet set balance = balance + 1, version = version + 1
      where member_id = $1 and kind = 'CASH' returning account_id, balance
    ), key as (
      insert into floor_transfer_key (member_id, key, input, outcome, transfer_id)
      values ($1, md5($2)::uuid, md5($2)::uuid, 1, $3)
    ), transfer as (
      insert into floor_transfer (member_id, transfer_id, key, kind, cause_kind, cause_id,
        posted_at)
      values ($1, $3, $2, 'betWin', 'round', $2, now())
    ), posting as (
      insert into floor_posting (member_id, transfer_id, leg, book, from_account, to_account,
        amount, from_after, to_after)
      select $1, $3, 1, 1, account_id, -1, 10000, balance, null from wallet
      union all select $1, $3, 2, 1, -1, account_id, 10001, null, balance from wallet
    ), round as (
      insert into floor_play_round (round_id, member_id, round_ref, game_id, version, config_hash,
        pair_id, nonce, state, stake, payout, input, outcome, words, rejections, transfer_id,
        settled_at)
      values ($2::text::uuid, $1, $2::text::uuid, 'dice', '1', 'x', $4, $3::bigint::int, 'DONE',
        10000, 10001,
        '{"params":{"side":"under","winNumbers":9800}}', '{"roll":148,"won":true}', 1, 0, $3, now())
    )
    select balance from wallet`,
};

/**
 * The least that any server of this kind can do for a bet: no session, no check of the request, no
 * rule, no fairness, one statement. Compared with the same route without the statement. What `bench
 * bet` reaches is to be read against this, not against the empty route.
 */
export const benchBetFloor = () =>
  withWallets(async (app, members) => {
    for (const table of TABLES) {
      await app.pool.query(`create table floor_${table} (like ${table} including all)`);
    }
    await app.pool.query('insert into floor_wallet select * from wallet');
    const empty = await pace(async () => '1');
    const bets = await pace(writer(app, members.slice(0, CALLERS)));
    return [row('bare route that writes the rows of a bet', bets, empty)];
  });

const row = (name: string, value: number, baseline: number): BenchRow => ({
  name: `${name}, ${CALLERS} callers`,
  value,
  unit: 'bets/s',
  baseline,
  ratio: value / baseline,
  aim: '–',
});

function writer({ pool }: App, members: string[]): () => Promise<string> {
  const pair = randomUUID();
  let turn = 0;
  return async () => {
    const number = turn++;
    const values = [members[number % CALLERS], randomUUID(), AT + number, pair];
    const { rows } = await pool.query<{ balance: string }>({ ...BET, values });
    if (!rows[0]) throw new Error('no wallet');
    return rows[0].balance;
  };
}

/** Answers a second of a server that does only this for a request. */
async function pace(work: () => Promise<string>): Promise<number> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      work().then(
        (balance) => response.end(JSON.stringify({ success: true, value: { balance } })),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CALLERS,
    duration: SECONDS,
    workers: 1,
    method: 'POST',
    body: JSON.stringify({ roundRef: randomUUID(), stake: '1.0000' }),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were failures`);
  await new Promise((closed) => server.close(closed));
  return result.requests.average;
}

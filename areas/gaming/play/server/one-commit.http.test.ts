import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callHeaders, type Endpoint } from '@palaro/api';
import { testApp, watchCommits, type TestApp } from '@palaro/testkit';
import { ledgerOf } from '@palaro/wallet/server';
import { gameCalls } from '../play.api.ts';

/** The tables that a bet writes: the money, its key, the round and the nonce. */
const BET_TABLES = [
  'game_round',
  'play_round',
  'play_seed',
  'posting',
  'transfer',
  'transfer_key',
  'wallet',
];

let site: TestApp;
let committed: () => Promise<string[][]>;
const nodes: TestApp[] = [];
beforeAll(async () => {
  site = await testApp({ demo: true });
  await launch();
  await place(roll());
  committed = await watchCommits(site.database.pool);
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await site.stop();
});

const roll = (stake = '1.0000') => ({
  roundRef: randomUUID(),
  stake,
  params: { side: 'under', winNumbers: 9800 },
});

/** Sends the headers of the site's client: a bet's key is its reference. */
async function send(endpoint: Endpoint, body: object, more: Sent = {}) {
  const { url = site.url, key = randomUUID(), signal } = more;
  const token = site.tokens.member1 ?? null;
  const caller = { language: 'EN', device: 'MOBILE', merchant: 'palaro', token } as const;
  const response = await fetch(url + endpoint.path, {
    method: endpoint.method,
    headers: {
      ...callHeaders(endpoint, { ...caller, idempotencyKey: key }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, json: (await response.json()) as Answer };
}
interface Sent {
  url?: string;
  key?: string;
  signal?: AbortSignal;
}
interface Answer {
  code?: string;
  value: { roundId: string; payout: string; balance: string };
}

const place = (bet: ReturnType<typeof roll>, more: Sent = {}) =>
  send(gameCalls.dice, bet, { key: bet.roundRef, ...more });

async function launch() {
  const game = { vendor: 'PALARO', gameId: 'dice', gameCategory: 'RNG' };
  await fetch(`${site.url}/wps/game/launchGame`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${site.tokens.member1}`,
    },
    body: JSON.stringify(game),
  });
}

it('MONEY-06 a bet as browsers send it is one commit, and its repeat writes nothing', async () => {
  const bet = roll();
  const first = await place(bet);
  expect(first.status).toBe(200);
  expect(await committed()).toEqual([BET_TABLES]);
  expect(await place(bet)).toEqual(first);
  expect(await committed()).toEqual([]);
});

it('MONEY-06 the same reference with another bet is a 409 and writes nothing', async () => {
  const bet = roll();
  await place(bet);
  await committed();
  const other = await place({ ...bet, stake: '2.0000' });
  expect(other).toMatchObject({ status: 409, json: { code: 'idempotency_mismatch' } });
  expect(await committed()).toEqual([]);
});

it('a refused bet writes nothing', async () => {
  expect(await place(roll('50000.0000'))).toMatchObject({ status: 422 });
  expect(await committed()).toEqual([]);
});

it('a bet after minutes without one notes the use of its sessions, but does not wait for that commit', async () => {
  site.app.clock.advance(120);
  expect((await place(roll())).status).toBe(200);
  const [first, ...others] = (await committed()).toSorted((a, b) => b.length - a.length);
  expect(first).toEqual([...BET_TABLES, 'game_session'].toSorted());
  expect(others.flat().filter((table) => table !== 'session')).toEqual([]);
});

it('MONEY-06 a bet whose server died between commit and answer gets its answer when it is sent again', async () => {
  const dying = await testApp({
    config: { demo: true },
    database: site.database,
    clock: site.app.clock,
  });
  nodes.push(dying);
  const ledger = ledgerOf(dying.app);
  const { commit } = ledger;
  const bet = roll();
  const gone = new AbortController();
  // Acts like a killed process: the money is committed, and nothing follows.
  ledger.commit = async (items) => {
    await commit(items);
    gone.abort();
    return new Promise(() => {});
  };
  const unanswered = place(bet, { url: dying.url, signal: gone.signal });
  await expect(unanswered).rejects.toMatchObject({ name: 'AbortError' });
  const [tables] = await committed();
  expect(tables).toEqual(expect.arrayContaining(BET_TABLES));
  const again = await place(bet);
  expect(again.status).toBe(200);
  const { rows } = await site.app.pool.query<object>(
    'select round_id, payout from play_round where round_ref = $1',
    [bet.roundRef],
  );
  expect(rows).toEqual([
    {
      round_id: again.json.value.roundId,
      payout: again.json.value.payout.replace('.', '').replace(/^0+(?=\d)/, ''),
    },
  ]);
  expect(await committed()).toEqual([]);
});

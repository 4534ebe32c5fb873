import { randomUUID } from 'node:crypto';
import type { BetWinCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { oneTransaction } from './wallet-baseline.ts';
import { batched, paceOf, withWallets, type Send } from './wallet-callers.ts';

const CALLERS = [32, 256];
const MEASURE_MS = 2_500;
/** The sides alternate, so that a busy moment hits all. */
const TURNS = 2;
/** Above the ids that the wallets' opening took, and inside the first part of the tables. */
const FIRST_ID = 1_000_000;

/**
 * The rows of a `betWin` in the tables and indexes of the site, for all bets that wait, in one
 * statement that is also the commit. Nothing is looked up, judged or refused.
 */
const ROWS = {
  name: 'wallet_floor',
  text: `with given as (
      select unnest($1::bigint[]) member, unnest($2::uuid[]) round, unnest($3::bigint[]) id
    ), wallet as (
      update wallet w set balance = balance - 100, version = version + 2 from given g
      where w.member_id = g.member and w.account_id = 101
      returning w.member_id, w.account_id, w.balance, g.round, g.id
    ), key as (
      insert into transfer_key (member_id, key, input, outcome, transfer_id)
      select member, round, round, 1, id from given
    ), transfer as (
      insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
        posted_at)
      select member, id, 'PALARO/' || round, 'betWin', 'round', round, 'PALARO', now() from given
    ), posting as (
      insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        from_after, to_after)
      select member_id, id, 0, 1, account_id, -1, 10000, balance - 9900, null from wallet
      union all select member_id, id, 1, 1, -1, account_id, 9900, null, balance from wallet
    ), round as (
      insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
        opened_at, closed_at)
      select member, 'PALARO', round, round, 'dice', 'C', 10000, 9900, 1, now(), now() from given
    )
    select member_id from wallet`,
};

/**
 * How near the wallet comes to the least that writes the same rows: one statement for all commands
 * that wait, over one connection or two, whichever is faster. Both are compared with an ordinary
 * transaction for each command, as in `bench wallet`.
 */
export const benchWalletFloor = () =>
  withWallets(async (app, members) => {
    const sides: Record<string, Send> = {
      // First, since its first bet opens the game's account in the house.
      'the wallet': batched(app),
      ordinary: async (bet) => (await oneTransaction(app.pool, bet, app.clock.now()), true),
      'the least, 1 connection': leastOn(app, 1),
      'the least, 2 connections': leastOn(app, 2),
    };
    const rows = [];
    for (const callers of CALLERS) rows.push(...(await compare(sides, members, callers)));
    return [...rows, await alone(sides, members)];
  });

async function compare(sides: Record<string, Send>, members: string[], callers: number) {
  const sums = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, send] of Object.entries(sides)) {
      const { perSecond } = await paceOf(send, members, callers, MEASURE_MS);
      sums.set(name, (sums.get(name) ?? 0) + perSecond / TURNS);
    }
  }
  const baseline = sums.get('ordinary') ?? 0;
  return [...sums].map(([name, value]) => ({
    ...{ name: `${name}, ${callers} callers`, unit: 'commands/s', aim: '–' },
    ...{ value, baseline, ratio: value / baseline },
  }));
}

/** One caller: the least has one round trip and one commit, so it is the floor of the latency. */
async function alone(sides: Record<string, Send>, members: string[]) {
  const [least, ours] = ['the least, 1 connection', 'the wallet'].map((name) => sides[name]);
  if (!least || !ours) throw new Error('a side is missing');
  const floor = await paceOf(least, members, 1, MEASURE_MS);
  const wallet = await paceOf(ours, members, 1, MEASURE_MS);
  return {
    ...{ name: 'one caller: p50 of the wallet against the least', unit: 'ms', aim: '–' },
    ...{ value: wallet.p50, baseline: floor.p50, ratio: wallet.p50 / floor.p50 },
  };
}

let id = FIRST_ID;

/** Writes what waits, one batch after the other on each connection; a member keeps to his own. */
function leastOn({ pool }: App, connections: number): Send {
  const lanes = Array.from({ length: connections }, () => laneOf(pool));
  return (bet) => lanes[Number(bet.member) % connections]!(bet);
}

function laneOf(pool: App['pool']): Send {
  let waiting: { bet: BetWinCommand; done: (committed: boolean) => void }[] = [];
  let busy = false;
  async function write() {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const values = [
        batch.map(({ bet }) => bet.member),
        batch.map(() => randomUUID()),
        batch.map(() => id++),
      ];
      await pool.query({ ...ROWS, values });
      for (const { done } of batch) done(true);
      await new Promise(setImmediate);
    }
    busy = false;
  }
  return (bet) =>
    new Promise((done) => {
      waiting.push({ bet, done });
      if (!busy) void write();
    });
}

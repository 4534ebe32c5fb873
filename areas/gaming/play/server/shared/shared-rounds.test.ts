import { randomUUID } from 'node:crypto';
import { sha256Hex } from '@palaro/fairness';
import type { GameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import type { Member } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { balances, execute } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextRounds } from '../audit.repository.ts';
import { replays } from '../replay-rounds.ts';
import { readRound } from '../read-rounds.ts';
import { betweenReads } from '../test-between-reads.ts';
import { playerWith } from '../test-player.ts';
import { rebet } from './rebet.ts';
import { cashOut, leaveCommand, leaveFlight } from './cash-out.ts';
import { keepChain } from './chains.ts';
import { payoutCommand } from './end-bets.ts';
import { noteVisit, runTable } from './lead-table.ts';
import { placeBet } from './place-bet.ts';
import { readOwnBets, readTable } from './read-table.ts';
import { crashOf, drawResult, tableRulesOf } from './shared-game.ts';
import { stepTable } from './step-table.ts';
import { undoBet } from './undo-bet.ts';
import { findBet, type TableBetRow } from './table-bets.repository.ts';
import { findLatestTableRound, findTableRound } from './table-rounds.repository.ts';
import { tableRoundView, publishCashOut } from './publish-table.ts';

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await testApp();
  other = await testApp({ database: test.database });
  for (const game of ['sic-bo', 'crash'] as const) await keepChain(test.app, game, 200);
  forward(2 * 3_600_000);
  for (const game of ['sic-bo', 'crash'] as const) await keepChain(test.app, game, 200);
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

/** Both nodes’ clocks go on together. */
function forward(ms: number) {
  for (const { app } of [test, other]) app.clock.advance(ms / 1000);
}
const latest = async (game: GameId) => {
  const round = await findLatestTableRound(test.app.db, game);
  if (!round) throw new Error('no round');
  return round;
};
const named = async (balance = '1000.0000') => ({
  ...(await playerWith(test, { games: ['sic-bo', 'crash'], balance })),
  name: 'p***1',
});
const balanceOf = async ({ id }: Pick<Member, 'id'>) =>
  Money.text((await balances(test.app, id)).main);

/** Takes the table's steps, by its clock, until its round is in that state. */
async function until(game: GameId, state: string, node = test) {
  for (let steps = 0; steps < 2_000; steps++) {
    const round = await findLatestTableRound(node.app.db, game);
    if (round?.state === state) return round;
    forward(await stepTable(node.app, game));
  }
  throw new Error(`the table never came to ${state}`);
}
const opened = async (game: GameId) => {
  if ((await findLatestTableRound(test.app.db, game))?.state === 'OPEN') await until(game, 'DONE');
  return until(game, 'OPEN');
};
const bet = (
  player: Awaited<ReturnType<typeof named>>,
  { round_no }: { round_no: string },
  fields: object,
  roundRef: string = randomUUID(),
  { node = test, game = 'sic-bo' as GameId } = {},
) => placeBet(node.app, player, game, { roundRef, tableRoundNo: Number(round_no), ...fields });
const zones = (of: Record<string, string>) => ({ zones: of });
const refused = (code: string) => ({ code });

async function expectBooks() {
  for (const { id, sql } of INVARIANTS) {
    expect([id, (await test.app.pool.query(sql)).rows]).toEqual([id, []]);
  }
}

describe('a table', () => {
  it('takes a bet while it is open, shows nothing before the lock, and pays what the rules say', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    expect(tableRoundView(round, test.app.clock.now())).toMatchObject({
      phase: 'OPEN',
      result: null,
    });
    const placed = await bet(player, round, zones({ big: '10.0000', small: '10.0000' }));
    expect(placed).toMatchObject({ state: 'OPEN', stake: '20.0000', balance: '980.0000' });
    const locked = await until('sic-bo', 'LOCKED');
    expect(locked).toMatchObject({ result: null, bets: 1, staked: '200000' });
    await expect(bet(player, round, zones({ big: '10.0000' }))).rejects.toMatchObject(
      refused('play.table_closed'),
    );
    const shown = await until('sic-bo', 'REVEAL');
    expect(await balanceOf(player)).toBe('980.0000');
    expect(shown.server_seed).toBeNull();
    await until('sic-bo', 'DONE');
    const done = await latest('sic-bo');
    // The commitment was public before the bet, the secret is public now.
    expect(sha256Hex(done.server_seed ?? '')).toBe(round.server_seed_hash);
    const rules = tableRulesOf('sic-bo');
    const { result } = drawResult(test.app, 'sic-bo', done);
    expect(result).toEqual(shown.result);
    const params = rules.readBet({ zones: { big: '10.0000', small: '10.0000' } })?.params;
    const payout = rules.payout(0n, rules.shared.outcomeOf(params, result));
    const settled = await readRound(test.app, player.id, placed.betId);
    expect(settled).toMatchObject({ state: 'DONE', payout: Money.text(payout) });
    expect(await balanceOf(player)).toBe(Money.text(Money.of('980.0000') + payout));
    const { rows } = await test.database.pool.query(
      `select state, bets, wins, counted from game_round where member_id = $1 and ref = $2`,
      [player.id, placed.betId],
    );
    // Big and small cover each other, so the round counts no turnover.
    expect(rows).toEqual([{ state: 'C', bets: '200000', wins: `${payout}`, counted: '0' }]);
    await expectBooks();
  });

  it('every bet replays from its seeds', async () => {
    const player = await named();
    await bet(player, await opened('sic-bo'), zones({ odd: '5.0000', 'single-3': '2.0000' }));
    await until('sic-bo', 'DONE');
    const rounds = await test.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('play_watermark').set({ tx: '0' }).execute();
      return nextRounds(tx, 'replay', 1_000);
    });
    const mine = rounds.filter(({ member_id }) => member_id === player.id);
    expect(mine.map((round) => replays(test.app, round))).toEqual([true]);
  });

  it('a repeated bet is the same bet, also after the round; another one of its name is refused', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    const ref = randomUUID();
    const [first, second] = await Promise.all([
      bet(player, round, zones({ big: '10.0000' }), ref),
      bet(player, round, zones({ big: '10.0000' }), ref, { node: other }),
    ]);
    expect(second.betId).toBe(first.betId);
    expect(await balanceOf(player)).toBe('990.0000');
    await expect(bet(player, round, zones({ small: '10.0000' }), ref)).rejects.toMatchObject(
      refused('idempotency_mismatch'),
    );
    await until('sic-bo', 'DONE');
    const late = await bet(player, round, zones({ big: '10.0000' }), ref);
    expect(late).toMatchObject({ betId: first.betId, state: 'DONE' });
  });

  it('a bet is taken back once, and not after the lock', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    const placed = await bet(player, round, zones({ big: '100.0000' }));
    const kept = await bet(player, round, zones({ odd: '5.0000' }));
    const [one, two] = await Promise.all([
      undoBet(test.app, player, 'sic-bo', placed.betId),
      undoBet(other.app, player, 'sic-bo', placed.betId),
    ]);
    expect([one.balance, two.balance]).toContain('995.0000');
    expect(await latest('sic-bo')).toMatchObject({ bets: 1, staked: '50000' });
    const locked = await until('sic-bo', 'LOCKED');
    await expect(undoBet(test.app, player, 'sic-bo', kept.betId)).rejects.toMatchObject(
      refused('play.table_closed'),
    );
    expect(locked.bets).toBe(1);
    await until('sic-bo', 'DONE');
    const { list } = await readOwnBets(test.app, player, 'sic-bo');
    expect(list.map(({ betId }) => betId)).toEqual([kept.betId]);
    // Played, it is not taken back; what was taken back stays so, also when it is asked again.
    await expect(undoBet(test.app, player, 'sic-bo', kept.betId)).rejects.toMatchObject(
      refused('play.table_closed'),
    );
    await undoBet(test.app, player, 'sic-bo', placed.betId);
    await expectBooks();
  });

  it('refuses what a zone, the table’s liability, the stake rule or the balance do not allow', async () => {
    const player = await named('100000.0000');
    const round = await opened('sic-bo');
    const cases: [object, string][] = [
      [zones({}), 'play.stake_not_offered'],
      [zones({ nowhere: '5.0000' }), 'play.stake_not_offered'],
      [zones({ big: '5.5000' }), 'play.stake_not_offered'],
      [zones({ 'triple-1': '501.0000' }), 'play.stake_not_offered'],
      [{ ...zones({ big: '5.0000' }), tableRoundNo: 99_999 }, 'play.table_closed'],
    ];
    for (const [fields, code] of cases) {
      await expect(bet(player, round, fields), code).rejects.toMatchObject(refused(code));
    }
    await bet(player, round, zones({ 'triple-1': '300.0000' }));
    // Two at once, from two nodes: together they would be over the zone's limit.
    const both = await Promise.allSettled([
      bet(player, round, zones({ 'triple-1': '150.0000' })),
      bet(player, round, zones({ 'triple-1': '150.0000' }), randomUUID(), { node: other }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await test.database.pool.query(
      `update play_table_round set liability = 30000000000 - 1000000 where round_key = $1`,
      [round.round_key],
    );
    await expect(bet(player, round, zones({ big: '51.0000' }))).rejects.toMatchObject({
      ...refused('play.table_full'),
    });
    await bet(player, round, zones({ big: '50.0000' }));
    const poor = await named('1.0000');
    await expect(bet(poor, round, zones({ odd: '5.0000' }))).rejects.toMatchObject(
      refused('play.table_full'),
    );
    await until('sic-bo', 'DONE');
  });

  it('two leaders move it once and pay once', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    await bet(player, round, zones({ big: '10.0000', odd: '10.0000', even: '10.0000' }));
    for (let steps = 0; (await latest('sic-bo')).state !== 'DONE' && steps < 300; steps++) {
      const waits = await Promise.all([
        stepTable(test.app, 'sic-bo'),
        stepTable(other.app, 'sic-bo'),
      ]);
      forward(Math.min(...waits));
    }
    expect(await latest('sic-bo')).toMatchObject({ round_key: round.round_key, state: 'DONE' });
    const { rows } = await test.database.pool.query(
      `select count(*)::int n from play_round where member_id = $1`,
      [player.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    await expectBooks();
  });

  it('two leaders open one round', async () => {
    await opened('sic-bo');
    const ended = await until('sic-bo', 'DONE');
    forward(60_000);
    await Promise.all([stepTable(test.app, 'sic-bo'), stepTable(other.app, 'sic-bo')]);
    const next = await latest('sic-bo');
    expect([next.nonce, Number(next.round_no)]).toEqual([
      ended.nonce + 1,
      Number(ended.round_no) + 1,
    ]);
  });

  it('is led by one node, and by another as soon as that one is silent', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    const placed = await bet(player, round, zones({ big: '10.0000' }));
    const led = (ledUntil: Date) =>
      test.app.pool.query(
        `insert into play_table values ('sic-bo', 'a-node-that-died', $1, $2)
          on conflict (game_id) do update set leader = excluded.leader,
            led_until = excluded.led_until, wanted_until = excluded.wanted_until`,
        [ledUntil, test.app.clock.now()],
      );
    await led(new Date(test.app.clock.now().getTime() + 3_600_000));
    runTable(other.app, 'sic-bo');
    forward(25_000);
    await led(test.app.clock.now());
    // Each look moves both clocks on by less than would make the round late.
    const done = async () => {
      forward(4_000);
      return (await latest('sic-bo')).state;
    };
    await expect.poll(done, { interval: 400, timeout: 50_000 }).toBe('DONE');
    expect(await readRound(test.app, player.id, placed.betId)).toMatchObject({ state: 'DONE' });
    await expectBooks();
  });

  it('is led on by the same node while a round is settled for longer than a lease', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    await bet(player, round, zones({ big: '10.0000' }));
    const ledBy = async () => {
      const rows = test.app.db.selectFrom('play_table').selectAll();
      return rows.where('game_id', '=', 'sic-bo').executeTakeFirstOrThrow();
    };
    const state = async () => (await findTableRound(test.app.db, round.round_key))?.state;
    const holder = await test.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from play_table_bet where round_key = $1 for update', [
      round.round_key,
    ]);
    for (const { app } of [test, other]) await noteVisit(app, 'sic-bo');
    const goesOn = (ms: number) => async () => {
      forward(ms);
      return state();
    };
    await expect.poll(goesOn(4_000), { interval: 400, timeout: 50_000 }).toBe('SETTLE');
    const leaseEnd = async () => (await ledBy()).led_until?.getTime() ?? 0;
    const now = test.app.clock.now().getTime();
    // The clock's last step ended every lease; whoever leads from here on has a new one.
    await expect.poll(leaseEnd, { timeout: 50_000 }).toBeGreaterThan(now);
    const led = await ledBy();
    await expect.poll(leaseEnd, { timeout: 50_000 }).toBeGreaterThan(now + 5_000);
    expect([await state(), (await ledBy()).leader]).toEqual(['SETTLE', led.leader]);
    await holder.query('rollback');
    holder.release();
    await expect.poll(state, { timeout: 50_000 }).toBe('DONE');
    await expectBooks();
  }, 300_000);

  it('is read once for all who ask at once, and again for who asks later', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => readTable(test.app, 'sic-bo')));
    expect(new Set(all).size).toBe(1);
    expect(await readTable(test.app, 'sic-bo')).not.toBe(all[0]);
  });

  it('the bets of the last round are placed again as one', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    await bet(player, round, zones({ big: '10.0000' }));
    await bet(player, round, zones({ big: '5.0000', odd: '1.0000' }));
    const next = await opened('sic-bo');
    const request = { roundRef: randomUUID(), tableRoundNo: Number(next.round_no) };
    const again = await rebet(test.app, player, 'sic-bo', request);
    expect(again.input).toEqual(zones({ big: '15.0000', odd: '1.0000' }));
    expect(await rebet(test.app, player, 'sic-bo', request)).toMatchObject({
      betId: again.betId,
    });
    await expect(
      rebet(test.app, await named(), 'sic-bo', { ...request, roundRef: randomUUID() }),
    ).rejects.toMatchObject(refused('play.no_last_bets'));
    await until('sic-bo', 'DONE');
  });

  it('a round that is five minutes late is void, and every stake comes back', async () => {
    const player = await named();
    const round = await opened('sic-bo');
    await bet(player, round, zones({ big: '10.0000' }));
    await until('sic-bo', 'LOCKED');
    forward(6 * 60_000);
    // The node that stopped the round dies; the other one gives back.
    await stepTable(test.app, 'sic-bo');
    expect(tableRoundView(await latest('sic-bo'), test.app.clock.now()).phase).toBe('VOID');
    const ended = await until('sic-bo', 'VOID', other);
    expect(ended.round_key).toBe(round.round_key);
    expect(await balanceOf(player)).toBe('1000.0000');
    const { list } = await readOwnBets(test.app, player, 'sic-bo');
    expect(list).toMatchObject([{ state: 'VOID', stake: '10.0000', payout: '0.0000' }]);
    const next = await opened('sic-bo');
    expect(next.nonce).toBe(round.nonce + 1);
    await expectBooks();
  });
});

describe('a flight', () => {
  /** Opens rounds until one flies at least so high. */
  async function flyingAbove(hundredths: number) {
    for (;;) {
      const round = await opened('crash');
      const crash = crashOf(drawResult(test.app, 'crash', round).result);
      if (crash > hundredths) return { round, crash };
    }
  }
  const stake = (auto: number | null = null) => ({ stake: '10.0000', auto });
  const onCrash = { game: 'crash' as GameId };
  const { flight } = tableRulesOf('crash').shared;
  const ref = () => randomUUID();

  it('pays a cash-out at once, at the multiplier of the moment in which the site hears of it', async () => {
    const { round, crash } = await flyingAbove(150);
    const player = await named();
    const placed = await bet(player, round, stake(), ref(), onCrash);
    await expect(cashOut(test.app, player, 'crash', placed.betId)).rejects.toMatchObject(
      refused('play.not_flying'),
    );
    await until('crash', 'REVEAL');
    forward(5_000);
    // Two devices at once: the bet leaves once.
    const [out, same] = await Promise.all([
      cashOut(test.app, player, 'crash', placed.betId),
      cashOut(other.app, player, 'crash', placed.betId),
    ]);
    const at = out.cashOut ?? 0;
    expect(at).toBeGreaterThanOrEqual(flight?.hundredthsAt(5_000) ?? 0);
    const paid = Money.text((Money.of('10.0000') * BigInt(at)) / 100n);
    for (const one of [out, same]) expect(one).toMatchObject({ cashOut: at, payout: paid });
    expect(await balanceOf(player)).toBe(Money.text(Money.of('990.0000') + Money.of(paid)));
    // While it flies, nothing tells where it ends.
    const flying = await latest('crash');
    expect([flying.result, tableRoundView(flying, test.app.clock.now()).endsAt]).toEqual([
      null,
      null,
    ]);
    await expect(readRound(test.app, player.id, placed.betId)).rejects.toMatchObject(
      refused('not_found'),
    );
    await until('crash', 'DONE');
    expect(await readRound(test.app, player.id, placed.betId)).toMatchObject({
      payout: paid,
      outcome: { crash, at },
      input: { cashOut: at },
    });
    expect(await balanceOf(player)).toBe(Money.text(Money.of('990.0000') + Money.of(paid)));
    await expectBooks();
  });

  it('MONEY-06 pays a bet once that is cashed out and settled in the same batch', async () => {
    const { round } = await flyingAbove(130);
    const player = await named();
    const { betId } = await bet(player, round, stake(125), ref(), onCrash);
    await until('crash', 'REVEAL');
    const open = await findBet(test.app.db, player.id, betId);
    if (!open) throw new Error('no bet');
    const drawn = drawResult(test.app, 'crash', round);
    await execute(test.app, [
      leaveCommand(test.app, open, 120),
      payoutCommand(test.app, open, drawn, [open]),
    ]);
    expect(await balanceOf(player)).toBe('1002.0000');
    await until('crash', 'DONE');
    expect(await readRound(test.app, player.id, betId)).toMatchObject({ payout: '12.0000' });
    expect(await balanceOf(player)).toBe('1002.0000');
    await expectBooks();
  });

  it('MONEY-06 settles a bet again at once that left its flight while the round was paid', async () => {
    const { round } = await flyingAbove(130);
    const player = await named();
    const { betId } = await bet(player, round, stake(), ref(), onCrash);
    await until('crash', 'SETTLE');
    forward(1_000);
    let left: boolean | undefined;
    const leader = betweenReads(other.app, async (rows) => {
      const open = rows.find((row) => 'round_id' in row && row.round_id === betId);
      if (!open || left !== undefined) return;
      left = await leaveFlight(test.app, open as TableBetRow, 120);
    });
    // The cash-out is paid, nothing of the settlement; so the round is not over.
    const wait = await stepTable(leader, 'crash');
    expect([left, await balanceOf(player)]).toEqual([true, '1002.0000']);
    expect([(await latest('crash')).state, wait]).toEqual(['SETTLE', 100]);
    // The next look ends bet and round: not at the next round's clock, and paid no second time.
    await stepTable(leader, 'crash');
    expect((await latest('crash')).state).toBe('DONE');
    expect(await readRound(test.app, player.id, betId)).toMatchObject({
      state: 'DONE',
      payout: '12.0000',
      input: { cashOut: 120 },
    });
    expect(await balanceOf(player)).toBe('1002.0000');
    await expectBooks();
  });

  it('holds a target while the phone is offline, and pays nothing after the crash', async () => {
    const { round, crash } = await flyingAbove(130);
    const auto = await named();
    const none = await named();
    const high = await named();
    await bet(auto, round, stake(120), ref(), onCrash);
    const lost = await bet(none, round, stake(), ref(), onCrash);
    await bet(high, round, stake(Math.min(crash + 1, 1_000_000)), ref(), onCrash);
    await until('crash', 'SETTLE');
    await expect(cashOut(test.app, none, 'crash', lost.betId)).rejects.toMatchObject(
      refused('play.crashed'),
    );
    await until('crash', 'DONE');
    await expect(cashOut(test.app, none, 'crash', lost.betId)).rejects.toMatchObject(
      refused('play.crashed'),
    );
    expect(await balanceOf(auto)).toBe('1002.0000');
    expect([await balanceOf(none), await balanceOf(high)]).toEqual(['990.0000', '990.0000']);
    await expectBooks();
  });

  it('tells those who left in one moment together, and of many the latest', async () => {
    const told = new Promise<string>((heard) => {
      const leave = test.app.push.subscribe(
        null,
        ({ data }) => {
          leave();
          heard(data);
        },
        new Set(['cash-outs:crash']),
      );
    });
    for (let at = 101; at <= 120; at++)
      publishCashOut(test.app, 'crash', { name: `p***${at}`, at });
    const { outs } = JSON.parse(await told) as { outs: { at: number }[] };
    expect(outs.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_, i) => 109 + i));
  });

  it('takes two bets of a player in a round, and no third, also at once from two nodes', async () => {
    const round = await opened('crash');
    const player = await named();
    const nodes = [test, other, test];
    const tries = await Promise.allSettled(
      nodes.map((node) => bet(player, round, stake(), ref(), { ...onCrash, node })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(bet(player, round, stake(), ref(), onCrash)).rejects.toMatchObject(
      refused('play.bets_full'),
    );
    await until('crash', 'DONE');
  });

  it('that nobody led gives back what could not be cashed out, and pays reached targets', async () => {
    const { round } = await flyingAbove(200);
    const auto = await named();
    const none = await named();
    await bet(auto, round, stake(150), ref(), onCrash);
    await bet(none, round, stake(), ref(), onCrash);
    await until('crash', 'REVEAL');
    forward(200_000);
    await until('crash', 'DONE', other);
    expect(await latest('crash')).toMatchObject({ interrupted: true });
    expect([await balanceOf(auto), await balanceOf(none)]).toEqual(['1005.0000', '1000.0000']);
    await expectBooks();
  });
});

import { randomUUID } from 'node:crypto';
import type { GameId } from '@palaro/games';
import { Money, type MemberId } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { balances, execute, setPlayLimit } from '@palaro/wallet/server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedTableRound } from '../../console-tables.api.ts';
import { nextRounds } from '../audit.repository.ts';
import { replays } from '../replay-rounds.ts';
import { readRound } from '../read-rounds.ts';
import { playerWith } from '../test-player.ts';
import { cashOut } from './cash-out.ts';
import { stopTables } from './lead-table.ts';
import { placeBet } from './place-bet.ts';
import { readOwnBets } from './read-table.ts';
import { stakeReturnCommand } from './stake-return.ts';
import { crashOf, drawResult, tableRulesOf } from './shared-game.ts';
import { stepTable } from './step-table.ts';
import { listBetsOf } from './table-bets.repository.ts';
import {
  findLatestTableRound,
  findTableRound,
  type TableRoundRow,
} from './table-rounds.repository.ts';
import { tableRoundView } from './publish-table.ts';

const WHY = 'the cards on the screen were not those of the draw';
const GAMES: GameId[] = ['sic-bo', 'crash'];

let test: TestApp;
let other: TestApp;
let maker: TestOperator;
let checker: TestOperator;
beforeAll(async () => {
  test = await testApp({ demo: true, tasks: 'none' });
  other = await testApp({ database: test.database, tasks: 'none' });
  // Only the test moves the tables on.
  for (const { app } of [test, other]) await stopTables(app);
});
beforeEach(async () => {
  // The clock goes on by minutes, and a session ends after half an hour without a call.
  maker = await test.operator('operator1');
  checker = await test.operator('operator2');
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const nodes = () => [test, other] as const;
function forward(ms: number) {
  for (const { app } of nodes()) app.clock.advance(ms / 1000);
}
const at = ({ game_id, round_no }: TableRoundRow) =>
  `/console/api/games/tables/${game_id}/${round_no}`;
const ask = (round: TableRoundRow, by = maker) =>
  by!.call<{ changeId: string }>('POST', `${at(round)}/void`, { reason: WHY });
const approve = (change: string, by = checker) =>
  by!.call('POST', `/console/api/changes/${change}/approve`, {});
async function voided(round: TableRoundRow) {
  const { status, value } = await ask(round);
  expect(status).toBe(202);
  expect((await approve(value.changeId)).status).toBe(200);
}
const listed = async (round: TableRoundRow, query = '') =>
  (
    await maker.call<{ list: ListedTableRound[] }>(
      'GET',
      `/console/api/games/tables?game=${round.game_id}${query}`,
    )
  ).value.list.find(({ key }) => key === round.round_key);

/** Steps the table by its clock until its round, or the next one, is in the state. */
async function until(game: GameId, state: string, node = test) {
  for (let steps = 0; steps < 3_000; steps++) {
    const round = await findLatestTableRound(node.app.db, game);
    if (round?.state === state) return round;
    forward(await stepTable(node.app, game));
  }
  throw new Error(`${game} never came to ${state}`);
}
async function opened(game: GameId) {
  if ((await findLatestTableRound(test.app.db, game))?.state === 'OPEN') await until(game, 'DONE');
  return until(game, 'OPEN');
}
async function flyingAbove(hundredths: number) {
  for (;;) {
    const round = await opened('crash');
    if (crashOf(drawResult(test.app, 'crash', round).result) > hundredths) return round;
  }
}

const START = '1000.0000';
const named = async () => ({
  ...(await playerWith(test, { games: GAMES, balance: START })),
  name: 'p***1',
});
type Player = Awaited<ReturnType<typeof named>>;
const bet = (player: Player, { game_id, round_no }: TableRoundRow, fields: object) =>
  placeBet(test.app, player, game_id as GameId, {
    roundRef: randomUUID(),
    tableRoundNo: Number(round_no),
    ...fields,
  });
const big = (stake: string) => ({ zones: { big: stake } });
const balanceOf = async (id: MemberId) => Money.text((await balances(test.app, id)).main);
const unpaid = (round: TableRoundRow) => listBetsOf(test.app.db, round.round_key);

async function expectBooks() {
  for (const { id, sql } of INVARIANTS) {
    expect([id, (await test.app.pool.query(sql)).rows]).toEqual([id, []]);
  }
}

/** As if its rules could no longer read this bet: the round cannot be paid, and is stuck. */
const spoil = (betId: string) =>
  test.app.pool.query(`update play_table_bet set input = input - 'zones' where round_id = $1`, [
    betId,
  ]);

describe('a round that players share is voided by two people', () => {
  it('moves nothing before the second one agrees, then every stake comes back once', async () => {
    const one = await named();
    const two = await named();
    const round = await opened('sic-bo');
    const placed = await bet(one, round, big('10.0000'));
    await bet(one, round, { zones: { small: '5.0000' } });
    await bet(two, round, big('20.0000'));
    await until('sic-bo', 'LOCKED');
    const { status, value } = await ask(round);
    expect(status).toBe(202);
    expect(await balanceOf(one.id)).toBe('985.0000');
    expect(await listed(round)).toMatchObject({
      state: 'L',
      stuck: false,
      voidable: true,
      voidAsked: value.changeId,
      bets: 3,
      stakes: '35.0000',
      unpaid: 3,
    });
    expect((await approve(value.changeId, maker)).code).toBe('console.second_person');
    expect((await approve(value.changeId)).status).toBe(200);
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([START, START]);
    expect(await listed(round, '&state=void')).toMatchObject({
      state: 'V',
      voidable: false,
      voidAsked: null,
      bets: 3,
      unpaid: 0,
    });
    const over = await findLatestTableRound(test.app.db, 'sic-bo');
    expect(over && tableRoundView(over, test.app.clock.now())).toMatchObject({
      phase: 'VOID',
      result: null,
    });
    // Its secret is public, so that the void round can be verified too.
    const kept = await readRound(test.app, one.id, placed.betId);
    expect(kept).toMatchObject({ state: 'VOID', payout: '0.0000' });
    expect(kept.fairness.serverSeed).toBe(over?.server_seed);
    const rounds = await test.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('play_watermark').set({ tx: '0' }).execute();
      return nextRounds(tx, 'replay', 100_000);
    });
    const mine = rounds.filter(({ member_id }) => member_id === one.id);
    expect(mine.map((row) => replays(test.app, row))).toEqual([true, true]);
    const { list } = await readOwnBets(test.app, one, 'sic-bo');
    expect(list.map(({ state }) => state)).toEqual(['VOID', 'VOID']);
    const { rows } = await test.app.pool.query(
      `select state, bets, refunds, wins, counted from game_round where member_id = $1`,
      [two.id],
    );
    expect(rows).toEqual([
      { state: 'V', bets: '200000', refunds: '200000', wins: '0', counted: '0' },
    ]);
    const entries = await test.app.pool.query(
      `select actor, entry ->> 'reason' reason from audit_entry
        where action = 'table-round.void' and subject = $1 order by seq`,
      [`table-round:${round.round_key}`],
    );
    expect(entries.rows).toEqual([
      { actor: 'operator:operator1', reason: WHY },
      { actor: 'operator:operator2', reason: WHY },
    ]);
    await test.runTasks();
    const told = await test.app.pool.query(
      `select body ->> 'template' template from inbox_message where member_id = $1`,
      [one.id],
    );
    expect(told.rows).toEqual([{ template: 'round_void' }, { template: 'round_void' }]);
    await expectBooks();
  });

  it('gives a member’s limit its room back', async () => {
    const one = await named();
    const limit = { kind: 'wager', period: 'day', amount: Money.of('30.0000') } as const;
    await setPlayLimit(test.app, one.id, limit);
    const round = await opened('sic-bo');
    await bet(one, round, big('25.0000'));
    await expect(bet(one, round, big('10.0000'))).rejects.toMatchObject({
      code: 'rg.limit_reached',
    });
    await voided(round);
    await bet(one, await opened('sic-bo'), big('30.0000'));
  });

  it('leaves to a flight what it has paid: cash-outs and targets that it had reached', async () => {
    const round = await flyingAbove(300);
    const out = await named();
    const target = await named();
    const flying = await named();
    const stake = (auto: number | null) => ({ stake: '10.0000', auto });
    const left = await bet(out, round, stake(null));
    await bet(target, round, stake(110));
    const stays = await bet(flying, round, stake(290));
    await until('crash', 'REVEAL');
    forward(1_000);
    await cashOut(test.app, out, 'crash', left.betId);
    const paid = await balanceOf(out.id);
    // The leader died before it saw the target.
    forward(1_500);
    await voided(round);
    expect(await balanceOf(out.id)).toBe(paid);
    expect(await balanceOf(target.id)).toBe('1001.0000');
    expect(await balanceOf(flying.id)).toBe(START);
    expect(await cashOut(test.app, flying, 'crash', stays.betId)).toMatchObject({
      state: 'VOID',
      cashOut: null,
      balance: START,
    });
    const { rows } = await test.app.pool.query<{ state: string }>(
      `select state from play_round where member_id = any($1) order by member_id`,
      [[out.id, target.id, flying.id]],
    );
    expect(rows.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'VOID']);
    await expectBooks();
  });

  it('takes no bet and no cash-out once it is agreed, before the stakes are back', async () => {
    const round = await flyingAbove(150);
    const one = await named();
    const placed = await bet(one, round, { stake: '10.0000', auto: null });
    await until('crash', 'REVEAL');
    await test.app.pool.query(
      `update play_table_round set state = 'VOIDING', ended_at = $2 where round_key = $1`,
      [round.round_key, test.app.clock.now()],
    );
    forward(500);
    await expect(cashOut(other.app, one, 'crash', placed.betId)).rejects.toMatchObject({
      code: 'play.not_flying',
    });
    // The node that stopped it died; whoever leads next gives back.
    await until('crash', 'VOID', other);
    expect(await balanceOf(one.id)).toBe(START);
  });
});

describe('is refused', () => {
  it('to who lacks the role, and for a round that is not there', async () => {
    const round = await opened('sic-bo');
    for (const who of ['support1', 'cashier1', 'auditor1']) {
      expect((await ask(round, await test.operator(who))).code).toBe('console.forbidden');
    }
    const none = { ...round, round_no: '99999999' };
    expect((await ask(none)).code).toBe('not_found');
    const bare = await maker.call('POST', `${at(round)}/void`, { reason: 'x' });
    expect(bare.status).toBe(400);
  });

  it('once its result is known, also between the two people, until it is stuck', async () => {
    const one = await named();
    const two = await named();
    const round = await opened('sic-bo');
    const placed = await bet(one, round, big('10.0000'));
    await bet(two, round, big('10.0000'));
    await until('sic-bo', 'LOCKED');
    const { value } = await ask(round);
    await spoil(placed.betId);
    await until('sic-bo', 'REVEAL');
    expect((await approve(value.changeId)).code).toBe('play.round_known');
    expect((await ask(round)).code).toBe('play.round_known');
    await until('sic-bo', 'SETTLE');
    expect((await ask(round)).code).toBe('play.round_known');
    expect(await listed(round)).toMatchObject({ state: 'E', stuck: false, voidable: false });
    await expect(stepTable(test.app, 'sic-bo')).rejects.toThrow();
    forward(5 * 60_000 + 1_000);
    expect(await listed(round, '&state=going')).toMatchObject({ stuck: true, voidable: true });
    await voided(round);
    // The bet that could not be read had kept both from their money.
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual([START, START]);
    expect(await unpaid(round)).toEqual([]);
    const again = await ask(round);
    expect(again.code).toBe('play.round_over');
    await expectBooks();
  });

  it('once it is paid', async () => {
    await opened('sic-bo');
    const round = await until('sic-bo', 'DONE');
    expect((await ask(round)).code).toBe('play.round_over');
  });
});

describe('many do it at once', () => {
  it('two people who agree at two nodes, and both nodes’ leaders: each stake comes back once', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, named));
    // Logged in before: the table's phases go on by real time, and a login takes longer than one.
    const third = await other.operator('operator3');
    const round = await opened('sic-bo');
    for (const player of players) await bet(player, round, big('10.0000'));
    await until('sic-bo', 'LOCKED');
    const { value } = await ask(round);
    await Promise.allSettled([
      approve(value.changeId),
      approve(value.changeId, third),
      ...nodes().map(({ app }) => stepTable(app, 'sic-bo')),
    ]);
    const over = await until('sic-bo', 'VOID', other);
    expect(over.round_key).toBe(round.round_key);
    for (const { id } of players) expect(await balanceOf(id)).toBe(START);
    await expectBooks();
  });

  it('a void against the payment: each bet is paid or back, and a round is void only if stakes came back', async () => {
    const ways = new Set<string>();
    for (const order of ['void first', 'payment first', 'together']) {
      const players = await Promise.all(Array.from({ length: 6 }, named));
      const round = await opened('sic-bo');
      for (const player of players) {
        await bet(player, round, { zones: { big: '10.0000', odd: '10.0000' } });
      }
      await until('sic-bo', 'SETTLE');
      forward(5 * 60_000 + 1_000);
      const { value } = await ask(round);
      const pay = () => stepTable(other.app, 'sic-bo').catch(() => 0);
      if (order === 'payment first') await pay();
      if (order === 'void first') await approve(value.changeId);
      await Promise.allSettled([approve(value.changeId), pay()]);
      // Whoever won, the table goes on.
      await until('sic-bo', 'OPEN');
      const ended = await findTableRound(test.app.db, round.round_key);
      const { rows } = await test.app.pool.query<{ state: string; n: number }>(
        `select state, count(*)::int n from play_round where member_id = any($1) group by state`,
        [players.map(({ id }) => id)],
      );
      const state = ended?.state === 'VOID' ? 'VOID' : 'DONE';
      ways.add(`${order}: ${state}`);
      expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(players.length);
      const voids = rows.some((row) => row.state === 'VOID');
      expect([order, voids]).toEqual([order, state === 'VOID']);
      expect(await unpaid(round)).toEqual([]);
    }
    expect(ways).toContain('void first: VOID');
    expect(ways).toContain('payment first: DONE');
    await expectBooks();
  });

  it('a node that dies among the returns leaves the rest to the next one', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, named));
    const round = await opened('sic-bo');
    for (const player of players) await bet(player, round, big('10.0000'));
    const locked = await until('sic-bo', 'LOCKED');
    await test.app.pool.query(
      `update play_table_round set state = 'VOIDING', ended_at = $2 where round_key = $1`,
      [round.round_key, test.app.clock.now()],
    );
    const [first] = await unpaid(round);
    const drawn = drawResult(test.app, 'sic-bo', locked);
    if (first) await execute(test.app, [stakeReturnCommand(test.app, first, drawn)]);
    expect(await unpaid(round)).toHaveLength(3);
    await until('sic-bo', 'VOID', other);
    for (const { id } of players) expect(await balanceOf(id)).toBe(START);
    await expectBooks();
  });
});

it('whenever a flight is voided, each bet is either cashed out or back, and the books agree', async () => {
  const { flight } = tableRulesOf('crash').shared;
  const player = fc.record({
    stake: fc.integer({ min: 1, max: 50 }),
    auto: fc.option(fc.integer({ min: 101, max: 250 })),
    /** Milliseconds into the flight at which it is cashed out. */
    out: fc.option(fc.integer({ min: 0, max: 8_000 })),
  });
  const property = fc.asyncProperty(
    fc.array(player, { minLength: 1, maxLength: 6 }),
    fc.constantFrom<'OPEN' | 'LOCKED' | 'REVEAL'>('OPEN', 'LOCKED', 'REVEAL', 'REVEAL', 'REVEAL'),
    fc.integer({ min: 0, max: 8_000 }),
    async (wishes, state, ends) => {
      // Time goes on while the test works, so the flight lasts a little longer.
      const round = await flyingAbove(flight?.hundredthsAt(ends + 4_000) ?? 0);
      const bets = await Promise.all(
        wishes.map(async (wish) => {
          const who = await named();
          const fields = { stake: `${wish.stake}.0000`, auto: wish.auto };
          return { ...wish, who, ...(await bet(who, round, fields)) };
        }),
      );
      const outs = new Map<string, number>();
      const { reveals_at } = await until('crash', state);
      const fly = (ms: number) =>
        forward(Math.max(0, reveals_at.getTime() + ms - test.app.clock.now().getTime()));
      if (state === 'REVEAL') {
        const due = bets
          .filter(({ out }) => out !== null && out <= ends)
          .toSorted((a, b) => Number(a.out) - Number(b.out));
        for (const { who, betId, out } of due) {
          fly(Number(out));
          const left = await cashOut(test.app, who, 'crash', betId).catch(() => null);
          if (left?.cashOut) outs.set(betId, left.cashOut);
        }
        fly(ends);
      }
      await voided(round);
      const { ended_at } = await until('crash', 'VOID');
      const flown = Number(ended_at) - reveals_at.getTime();
      const crash = crashOf(drawResult(test.app, 'crash', round).result);
      const reached = state === 'REVEAL' ? Math.min(crash, flight?.hundredthsAt(flown) ?? 0) : 0;
      for (const { who, betId, stake, auto } of bets) {
        const left = outs.get(betId) ?? (auto !== null && auto <= reached ? auto : null);
        const gained = left === null ? 0n : (Money.of(stake) * BigInt(left - 100)) / 100n;
        expect([left, await balanceOf(who.id)]).toEqual([
          left,
          Money.text(Money.of(START) + gained),
        ]);
      }
      expect(await unpaid(round)).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 6 });
  await expectBooks();
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, Money } from '@palaro/kernel';
import { balances } from './balances.ts';
import type { WalletAnswer, WalletCommand } from './commands.ts';
import { execute } from './execute.ts';
import { launchSession } from './game-sessions.ts';
import { periodStarts } from './play-periods.ts';
import { setPlayLimit, type PlayLimit } from './set-play-limit.ts';
import { commandsOf, testWallet, type TestMember, type TestWallet } from './test-wallet.ts';
import { ledgerOf } from './wallet.service.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

const DAY_SECONDS = 86_400;
const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
const limit = (text: string) => Money.of(text);
const dayLoss = (amount: string): PlayLimit => ({
  kind: 'loss',
  period: 'day',
  amount: limit(amount),
});
const set = (member: TestMember, wanted: PlayLimit) => setPlayLimit(wallet.app, member.id, wanted);
const cashOf = async ({ id }: TestMember) => Money.text((await balances(wallet.app, id)).main);
const shown = ({ status, duplicate }: WalletAnswer) => (duplicate ? `${status} duplicate` : status);
const run = async (...commands: WalletCommand[]) => {
  const answers: string[] = [];
  for (const command of commands) answers.push(shown(await wallet.run(command)));
  return answers;
};
const counters = async ({ id }: TestMember) => {
  const { rows } = await wallet.database.pool.query(
    `select kind || '/' || period of, used::text from rg_counter where member_id = $1
       and period_start = any($2) order by 1`,
    [id, Object.values(periodStarts('Asia/Manila', wallet.app.clock.now()))],
  );
  const found = rows as { of: string; used: string }[];
  return Object.fromEntries(found.map(({ of, used }) => [of, used]));
};

describe('MONEY-06 play limits apply in the command that moves the money', () => {
  it('RG-3 a stake above what the loss limit leaves is refused, however much was won', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('100.0000'));
    const bets = [
      c.bet('a', 60),
      c.win('l', 0),
      c.bet('b', 50),
      c.bet('c', 40),
      c.bet('d', 0.0001),
    ];
    expect(await run(...bets)).toEqual(['OK', 'OK', 'RG_LIMIT', 'OK', 'RG_LIMIT']);
    expect(await run(c.win('w', 600), c.bet('e', 100), c.bet('f', 100.0001))).toEqual([
      'OK',
      'OK',
      'RG_LIMIT',
    ]);
  });

  it('RG-4 an open bet counts; its win and its rollback give back, once', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('100.0000'));
    expect(await run(c.bet('a', 100), c.bet('b', 1))).toEqual(['OK', 'RG_LIMIT']);
    expect(await run(c.rollback('x', 'a'), c.rollback('y', 'a'), c.rollback('x', 'a'))).toEqual([
      'OK',
      'OK duplicate',
      'OK duplicate',
    ]);
    expect(await run(c.bet('d', 100), c.bet('e', 0.0001), c.win('w', 40))).toEqual([
      'OK',
      'RG_LIMIT',
      'OK',
    ]);
    expect(await run(c.bet('f', 40), c.bet('g', 0.0001))).toEqual(['OK', 'RG_LIMIT']);
    // A win that is taken back counts as a loss again. Credits are never refused.
    expect(await run(c.rollback('z', 'w'), c.win('v', 39), c.bet('h', 0.0001))).toEqual([
      'OK',
      'OK',
      'RG_LIMIT',
    ]);
  });

  it('RG-5 20 bets at once on two nodes never exceed the rest together', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('100.0000'));
    const other = wallet.anotherNode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        execute(i % 2 ? other : wallet.app, [c.bet(`t${i}`, 15)]).then(([one]) => one!.status),
      ),
    );
    await ledgerOf(other).stop();
    expect(answers.filter((status) => status === 'OK')).toHaveLength(6);
    expect(answers.filter((status) => status === 'RG_LIMIT')).toHaveLength(14);
    expect(await cashOf(member)).toBe('910.0000');
  });

  it('RG-7 a limit applies to the very next bet, even on a node that did not know of it', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    const other = wallet.anotherNode();
    const [before] = await execute(other, [c.bet('a', 30)]);
    await set(member, dayLoss('50.0000'));
    const [after] = await execute(other, [c.bet('b', 21)]);
    const [within] = await execute(other, [c.bet('c', 20)]);
    await ledgerOf(other).stop();
    expect([before, after, within].map((one) => one!.status)).toEqual(['OK', 'RG_LIMIT', 'OK']);
    await set(member, dayLoss('49.0000'));
    expect(await run(c.win('w', 10), c.bet('d', 10))).toEqual(['OK', 'RG_LIMIT']);
  });

  it('RG-3 a limit that another node set while this one had no database is in force', async () => {
    const member = await wallet.member('100.0000');
    const cutOff = wallet.anotherNode();
    const { db } = cutOff;
    const asked = () => execute(cutOff, [commandsOf(member).win('n', 1)]);
    await asked();
    Object.assign(cutOff, { db: wallet.database.db.withSchema('nowhere') });
    for (let seconds = 0; seconds < 60; seconds += 3) {
      if (seconds === 6) await set(member, dayLoss('5.0000'));
      wallet.app.clock.advance(3);
      await asked();
    }
    Object.assign(cutOff, { db });
    const launch = { member: member.id, vendor: 'DEMO', game: 'demo-slot', ...about };
    const { code } = await launchSession(cutOff, launch);
    const [answer] = await execute(cutOff, [{ kind: 'authenticate', vendor: 'DEMO', code }]);
    const session = answer?.opened?.session ?? '';
    const [bet] = await execute(cutOff, [commandsOf({ ...member, session }).bet('b', 6)]);
    await ledgerOf(cutOff).stop();
    expect(bet?.status).toBe('RG_LIMIT');
  });

  it('RG-11 a day ends at midnight in Manila; yesterday’s stake gives no room today', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('100.0000'));
    await set(member, { kind: 'wager', period: 'month', amount: limit('250.0000') });
    expect(await run(c.bet('a', 100), c.bet('b', 1))).toEqual(['OK', 'RG_LIMIT']);
    const today = dayIn('Asia/Manila', wallet.app.clock.now());
    const midnight = Date.parse(`${today}T16:00:00.000Z`);
    const seconds = Math.ceil((midnight - wallet.app.clock.now().getTime()) / 1000);
    wallet.app.clock.advance((seconds % DAY_SECONDS) + 1);
    const { session } = await wallet.launch(member);
    const later = commandsOf({ ...member, session });
    expect(await run(later.bet('c', 100), later.rollback('x', 'a'))).toEqual(['OK', 'OK']);
    expect(await run(later.bet('d', 1))).toEqual(['RG_LIMIT']);
    expect(await counters(member)).toMatchObject({ 'loss/day': '1000000' });
  });

  it('RG-12 the tightest of several limits decides and is named', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('500.0000'));
    await set(member, { kind: 'loss', period: 'week', amount: limit('200.0000') });
    await set(member, { kind: 'stake', period: 'bet', amount: limit('150.0000') });
    expect((await wallet.run(c.bet('a', 151))).limit).toMatchObject({
      kind: 'stake',
      period: 'bet',
      max: 1_500_000n,
      used: 0n,
      resetsAt: null,
    });
    expect(await run(c.bet('a', 150))).toEqual(['OK']);
    const { status, limit: met } = await wallet.run(c.bet('b', 51));
    expect([status, met]).toMatchObject([
      'RG_LIMIT',
      { kind: 'loss', period: 'week', max: 2_000_000n, used: 1_500_000n },
    ]);
    expect(met?.resetsAt?.toISOString()).toMatch(/T16:00:00\.000Z$/);
    expect(met?.resetsAt?.getUTCDay()).toBe(0);
  });

  it('counts what was played before the limit, and refuses to loosen it', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await run(c.bet('a', 70), c.win('w', 20), c.bet('b', 30), c.rollback('x', 'b'));
    await run(c.betWin('m', 10, 5), { ...c.bet('i', 40), category: 'buyIn' } as WalletCommand);
    await set(member, dayLoss('100.0000'));
    await set(member, { kind: 'wager', period: 'day', amount: limit('130.0000') });
    expect(await counters(member)).toEqual({ 'loss/day': '950000', 'wager/day': '1200000' });
    expect(await run(c.bet('d', 6), c.bet('e', 5))).toEqual(['RG_LIMIT', 'OK']);
    await expect(set(member, dayLoss('100.0001'))).rejects.toThrow('rg.too_early');
    // An imposed limit applies beside the member's own and does not replace it.
    await set(member, { ...dayLoss('500.0000'), imposedBy: 'operator1' });
    expect(await run(c.bet('f', 1))).toEqual(['RG_LIMIT']);
  });

  it('allows free rounds at the limit, and a free round’s win gives no room', async () => {
    const member = await wallet.member('1000.0000');
    const c = commandsOf(member);
    await set(member, dayLoss('10.0000'));
    const free = { freeRound: 'grant-1' };
    const round = [
      { ...c.bet('f', 0), ...free } as WalletCommand,
      { ...c.win('g', 12), ...free } as WalletCommand,
    ];
    expect(await run(c.bet('a', 10), ...round, c.bet('b', 1))).toEqual([
      'OK',
      'OK',
      'OK',
      'RG_LIMIT',
    ]);
  });

  it('the counters equal the postings, in any order of messages', async () => {
    const message = fc.record({
      kind: fc.constantFrom('bet', 'win', 'betWin', 'rollback'),
      amount: fc.integer({ min: 1, max: 30 }),
      other: fc.integer({ min: 0, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 4, maxLength: 8 }), async (messages) => {
        const member = await wallet.member('1000.0000');
        const c = commandsOf(member);
        await set(member, dayLoss('60.0000'));
        await set(member, { kind: 'wager', period: 'day', amount: limit('90.0000') });
        const commands = messages.map(({ kind, amount, other }, i) => {
          if (kind === 'rollback') return c.rollback(`r${i}`, `t${other}`);
          if (kind === 'betWin') return c.betWin(`t${i}`, amount, other);
          return c[kind as 'bet' | 'win'](`t${i}`, amount);
        });
        await Promise.all(commands.map((command) => wallet.run(command)));
        const counted = { 'loss/day': '0', 'wager/day': '0', ...(await counters(member)) };
        await wallet.database.pool.query('delete from rg_counter where member_id = $1', [
          member.id,
        ]);
        await wallet.database.pool.query('delete from rg_limit where member_id = $1', [member.id]);
        await set(member, dayLoss('60.0000'));
        await set(member, { kind: 'wager', period: 'day', amount: limit('90.0000') });
        const anew = await counters(member);
        for (const of of ['loss/day', 'wager/day'] as const) expect(counted[of]).toBe(anew[of]);
        expect(BigInt(counted['wager/day'])).toBeLessThanOrEqual(900_000n);
      }),
      { numRuns: 15 },
    );
    expect(await wallet.breaches()).toEqual([]);
  });
});

it('a member without limits brings no row and reads none', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  await run(c.bet('a', 10), c.win('w', 5));
  const { rows } = await wallet.database.pool.query('select from rg_counter where member_id = $1', [
    member.id,
  ]);
  expect(rows).toEqual([]);
});

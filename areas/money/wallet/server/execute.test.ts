import { afterAll, beforeAll, expect, it } from 'vitest';
import { Money } from '@palaro/kernel';
import { balances } from './balances.ts';
import type { WalletAnswer, WalletCommand } from './commands.ts';
import { findTransaction } from './find-transaction.ts';
import { endSessionsOf } from './game-sessions.ts';
import { setPlayLimit } from './set-play-limit.ts';
import { openRules } from './test-rules.ts';
import { commandsOf, testWallet, type TestMember, type TestWallet } from './test-wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

type Commands = ReturnType<typeof commandsOf>;

async function runAll(commands: WalletCommand[]): Promise<WalletAnswer[]> {
  const answers: WalletAnswer[] = [];
  for (const command of commands) answers.push(await wallet.run(command));
  return answers;
}

const shown = ({ status, duplicate }: WalletAnswer) => (duplicate ? `${status} duplicate` : status);
const cashOf = async ({ id }: TestMember) => Money.text((await balances(wallet.app, id)).main);

// Cases of docs/domain/wallet-protocol.md §13 by their numbers; every one starts with 100.0000.
it.each<[string, (c: Commands) => WalletCommand[], string[], string]>([
  ['9 a bet', (c) => [c.bet('t', 10)], ['OK'], '90.0000'],
  [
    '10 a repeated bet counts once',
    (c) => Array.from({ length: 5 }, () => c.bet('t', 10)),
    ['OK', ...Array<string>(4).fill('OK duplicate')],
    '90.0000',
  ],
  [
    '11 one id, two amounts',
    (c) => [c.bet('t', 10), c.bet('t', 11)],
    ['OK', 'KEY_REUSED'],
    '90.0000',
  ],
  ['12 the whole balance', (c) => [c.bet('t', 100)], ['OK'], '0.0000'],
  ['13 a hair more', (c) => [c.bet('t', 100.0001)], ['INSUFFICIENT_FUNDS'], '100.0000'],
  [
    '18 another member’s session',
    (c) => [c.bet('t', 10, { session: 'gs_other' })],
    ['SESSION_INVALID'],
    '100.0000',
  ],
  [
    '19 another currency',
    (c) => [c.bet('t', 10, { currency: 'EUR' }), c.win('u', 10, { currency: 'EUR' })],
    ['CURRENCY_MISMATCH', 'CURRENCY_MISMATCH'],
    '100.0000',
  ],
  ['26 a win before its bet', (c) => [c.win('w', 25), c.bet('b', 10)], ['OK', 'OK'], '115.0000'],
  [
    '27 a repeated win pays once',
    (c) => [c.win('w', 25), c.win('w', 25), c.win('w', 25)],
    ['OK', 'OK duplicate', 'OK duplicate'],
    '125.0000',
  ],
  ['28 a loss notice', (c) => [c.win('w', 0)], ['OK'], '100.0000'],
  [
    '30 betWin',
    (c) => [c.betWin('t', 10, 25), c.betWin('t', 10, 25)],
    ['OK', 'OK duplicate'],
    '115.0000',
  ],
  [
    '31 rollback of a betWin',
    (c) => [c.betWin('t', 10, 25), c.rollback('x', 't')],
    ['OK', 'OK'],
    '100.0000',
  ],
  [
    '32 two rollbacks of one bet',
    (c) => [c.bet('t', 10), c.rollback('x', 't'), c.rollback('y', 't')],
    ['OK', 'OK', 'OK duplicate'],
    '100.0000',
  ],
  [
    '33 a rollback before its bet',
    (c) => [c.rollback('x', 't'), c.bet('t', 10), c.rollback('y', 't')],
    ['OK', 'ROLLED_BACK', 'OK'],
    '100.0000',
  ],
  [
    '36 a rollback of a rollback',
    (c) => [c.bet('t', 10), c.rollback('x', 't'), c.rollback('y', 'x')],
    ['OK', 'OK', 'TARGET_MISMATCH'],
    '100.0000',
  ],
  [
    'a rollback that names another round',
    (c) => [c.bet('t', 10), c.rollback('x', 't', { round: 'r2' })],
    ['OK', 'TARGET_MISMATCH'],
    '90.0000',
  ],
  [
    '39 a win taken back after it was spent becomes a debt, which the next win repays',
    (c) => [c.win('w', 50), c.bet('b', 140), c.rollback('x', 'w'), c.bet('c', 1), c.win('v', 60)],
    ['OK', 'OK', 'OK', 'INSUFFICIENT_FUNDS', 'OK'],
    '20.0000',
  ],
])('MONEY-06 %s', async (_name, commands, statuses, balance) => {
  const member = await wallet.member('100.0000');
  const answers = await runAll(commands(commandsOf(member)));
  expect(answers.map(shown)).toEqual(statuses);
  expect(await cashOf(member)).toBe(balance);
  expect(answers.every((answer) => answer.balance !== undefined)).toBe(true);
  expect(await wallet.breaches()).toEqual([]);
});

it('MONEY-06 29 betWin: the stake must be affordable before the win', async () => {
  const member = await wallet.member('5.0000');
  const answer = await wallet.run(commandsOf(member).betWin('t', 10, 25));
  expect(answer).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 50_000n });
});

it('MONEY-06 duplicates name the first transfer, a tombstone and a loss notice name none', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  const [first, again] = await runAll([c.bet('t', 10), c.bet('t', 10)]);
  expect(again?.transactionId).toBe(first?.transactionId);
  const [undone, undoneAgain] = await runAll([c.rollback('x', 't'), c.rollback('x', 't')]);
  expect(undone?.transactionId).toBeDefined();
  expect(undoneAgain).toMatchObject({ duplicate: true, transactionId: undone?.transactionId });
  const none = await runAll([c.rollback('y', 'unknown'), c.win('w', 0)]);
  expect(none.map((answer) => answer.transactionId)).toEqual([undefined, undefined]);
});

it('MONEY-06 14, 15 callers on two nodes at once overspend nothing', async () => {
  const member = await wallet.member('100.0000');
  const { execute } = await import('./execute.ts');
  const { ledgerOf } = await import('./wallet.service.ts');
  const nodes = [wallet.app, wallet.anotherNode()];
  const c = commandsOf(member);
  const sends = Array.from({ length: 20 }, (_, i) => execute(nodes[i % 2]!, [c.bet(`t${i}`, 10)]));
  const statuses = (await Promise.all(sends)).map(([answer]) => answer?.status).sort();
  expect(statuses).toEqual([
    ...Array<string>(10).fill('INSUFFICIENT_FUNDS'),
    ...Array<string>(10).fill('OK'),
  ]);
  expect(await cashOf(member)).toBe('0.0000');

  const other = await wallet.member('100.0000');
  const one = commandsOf(other).bet('same', 10);
  await Promise.all(Array.from({ length: 20 }, (_, i) => execute(nodes[i % 2]!, [one])));
  expect(await cashOf(other)).toBe('90.0000');
  expect(await wallet.breaches()).toEqual([]);
  await ledgerOf(nodes[1]!).stop();
});

it('MONEY-06 20, 21 a repeated bet gets its first answer, a new one meets the ended session', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  await wallet.run(c.bet('t', 10));
  wallet.app.clock.advance(31 * 60);
  const [again, fresh] = await runAll([c.bet('t', 10), c.bet('u', 10)]);
  expect([shown(again!), fresh?.status]).toEqual(['OK duplicate', 'SESSION_EXPIRED']);
});

it('MONEY-06 a bet keeps its session alive, but not beyond twelve hours', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  for (let i = 0; i < 29; i++) {
    wallet.app.clock.advance(25 * 60);
    expect((await wallet.run(c.bet(`t${i}`, 1))).status).toBe(i < 28 ? 'OK' : 'SESSION_EXPIRED');
  }
});

it('MONEY-06 22, 23, 24 credits are taken after logout, exclusion, switches and maintenance', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  await runAll([c.bet('a', 10), c.bet('b', 10)]);
  wallet.rules.mayPlay = () => false;
  expect((await wallet.run(c.bet('c', 5))).status).toBe('MEMBER_BLOCKED');
  Object.assign(wallet.rules, { vendorOn: () => false, gameOn: () => false });
  expect((await wallet.run(c.bet('c', 5))).status).toBe('VENDOR_DISABLED');
  wallet.site.maintenance = true;
  expect((await wallet.run(c.bet('c', 5))).status).toBe('MAINTENANCE');
  await endSessionsOf(wallet.app, member.id);
  const credits = await runAll([c.win('w', 25), c.rollback('x', 'b')]);
  expect(credits.map(shown)).toEqual(['OK', 'OK']);
  wallet.site.maintenance = false;
  Object.assign(wallet.rules, openRules());
  expect((await wallet.run(c.bet('c', 5))).status).toBe('SESSION_INVALID');
  expect(await cashOf(member)).toBe('115.0000');
});

it('MONEY-06 25 limits refuse a bet and say which; credits go on', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  wallet.rules.betLimits = () => ({ minBet: 1_000n, maxBet: 50_000n });
  const over = await wallet.run(c.bet('t', 6));
  expect(over).toMatchObject({ status: 'LIMIT_REACHED', limit: { kind: 'stake', max: 50_000n } });
  wallet.rules.betLimits = () => null;
  await setPlayLimit(wallet.app, member.id, { kind: 'loss', period: 'day', amount: 10_000n });
  const limit = { kind: 'loss', period: 'day', max: 10_000n, used: 0n };
  expect(await wallet.run(c.bet('t', 6))).toMatchObject({ status: 'RG_LIMIT', limit });
  const after = await runAll([c.win('w', 5), c.rollback('x', 't')]);
  expect(after.map(shown)).toEqual(['OK', 'OK']);
});

it('MONEY-06 34 a tombstone survives a restart and 400 days', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  await wallet.run(c.rollback('x', 't'));
  await wallet.restart();
  wallet.app.clock.advance(400 * 24 * 3600);
  expect((await wallet.run(c.bet('t', 10))).status).toBe('ROLLED_BACK');
});

it('MONEY-06 35 a rollback names only the member’s transactions', async () => {
  const one = await wallet.member('100.0000');
  const other = await wallet.member('100.0000');
  await wallet.run(commandsOf(one).bet('t', 10));
  expect((await wallet.run(commandsOf(other).rollback('x', 't'))).status).toBe('OK');
  expect([await cashOf(one), await cashOf(other)]).toEqual(['90.0000', '100.0000']);
});

it('MONEY-06 37 every order of a round’s messages gives one balance', async () => {
  const seen = new Set<string>();
  for (const order of permutations([0, 1, 2, 3, 4])) {
    const member = await wallet.member('100.0000');
    const c = commandsOf(member);
    const messages = [c.bet('a', 10), c.bet('b', 20), c.win('w', 7.7777), c.rollback('x', 'b')];
    const round = [...messages, c.bet('a', 10)];
    await runAll(order.map((i) => round[i]!));
    seen.add(await cashOf(member));
  }
  expect([...seen]).toEqual(['97.7777']);
  expect(await wallet.breaches()).toEqual([]);
});

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

it('MONEY-06 50, 52 play money moves in a separate book, and its token opens no real account', async () => {
  const trial = await wallet.member('100.0000', 'T');
  const real = await wallet.member('100.0000');
  expect(trial.session).toMatch(/^gt_/);
  await runAll([commandsOf(trial).bet('t', 10), commandsOf(trial).win('w', 25)]);
  expect(await cashOf(trial)).toBe('115.0000');
  const { rows } = await wallet.database.pool.query(
    'select distinct book from posting where member_id = $1',
    [trial.id],
  );
  expect(rows).toEqual([{ book: 2 }]);
  const crossed = commandsOf(real).bet('t', 10, { session: trial.session });
  expect((await wallet.run(crossed)).status).toBe('SESSION_INVALID');
});

it('MONEY-06 59 the question by reference moves nothing', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  const ask = async (transaction: string) =>
    (await findTransaction(wallet.app, { vendor: 'DEMO', member: member.id, transaction })).state;
  const states = [await ask('t')];
  await wallet.run(c.bet('t', 10));
  states.push(await ask('t'));
  await wallet.run(c.rollback('x', 't'));
  states.push(await ask('t'));
  await wallet.run(c.rollback('y', 'u'));
  states.push(await ask('u'));
  expect(states).toEqual(['unseen', 'posted', 'reversed', 'tombstone']);
});

it('a member without a wallet is unknown, whatever the id looks like', async () => {
  for (const id of ['999', '0', 'drop table', '99999999999999999999999']) {
    const answer = await wallet.run(commandsOf({ id, session: 'gs_x' }).win('w', 1));
    expect(answer.status).toBe('MEMBER_UNKNOWN');
  }
});

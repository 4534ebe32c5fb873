import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Money } from '@palaro/kernel';
import { balances } from './balances.ts';
import type { WalletAnswer, WalletCommand } from './commands.ts';
import { execute } from './execute.ts';
import { commandsOf, testWallet, type TestMember, type TestWallet } from './test-wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

type Commands = ReturnType<typeof commandsOf>;

async function runAll(commands: readonly WalletCommand[]): Promise<WalletAnswer[]> {
  const answers: WalletAnswer[] = [];
  for (const command of commands) answers.push(await wallet.run(command));
  return answers;
}
const shown = ({ status, duplicate }: WalletAnswer) => (duplicate ? `${status} duplicate` : status);

async function moneyOf({ id }: TestMember) {
  const { main, held } = await balances(wallet.app, id);
  return `${Money.text(main)} + ${Money.text(held)}`;
}

const ask = async <R extends object>(sql: string, values: unknown[]) =>
  (await wallet.database.pool.query<R>(sql, values)).rows;

interface Round {
  ref: string;
  state: string;
  flags: string[];
  bets: string;
  wins: string;
  close_bets: string | null;
  tx: string;
}
const roundOf = async ({ id }: TestMember, ref = 'r1') =>
  (await ask<Round>('select * from game_round where member_id = $1 and ref = $2', [id, ref]))[0];
const stateOf = async (member: TestMember, ref = 'r1') => {
  const round = await roundOf(member, ref);
  return round ? [round.state, ...round.flags].join(' ') : 'none';
};

// Cases of docs/domain/wallet-protocol.md §13 by their numbers; every one starts with 100.0000.
it.each<[string, (c: Commands) => WalletCommand[], string[], string, string]>([
  [
    '40 a correction takes, once',
    (c) => [c.adjust('a', -5), c.adjust('a', -5), c.adjust('a', -6)],
    ['OK', 'OK duplicate', 'KEY_REUSED'],
    '95.0000 + 0.0000',
    'O',
  ],
  [
    'a correction belongs to no round, and a rollback may name one',
    (c) => [c.adjust('a', 5, { round: null }), c.rollback('x', 'a'), c.rollback('y', 'a')],
    ['OK', 'OK', 'OK duplicate'],
    '100.0000 + 0.0000',
    'none',
  ],
  [
    'a correction is rolled back before it arrives',
    (c) => [c.rollback('x', 'a'), c.adjust('a', 5), c.adjust('b', 7)],
    ['OK', 'ROLLED_BACK', 'OK'],
    '107.0000 + 0.0000',
    'O',
  ],
  [
    'a promotion is rolled back by a message that names a round',
    (c) => [c.promoWin('p', 30), c.rollback('x', 'p')],
    ['OK', 'OK'],
    '100.0000 + 0.0000',
    'none',
  ],
  [
    '42 right totals',
    (c) => [c.bet('b', 10), c.win('w', 25, { final: true }), c.roundClose('c', [10, 25])],
    ['OK', 'OK', 'OK'],
    '115.0000 + 0.0000',
    'C',
  ],
  [
    '42 wrong totals',
    (c) => [c.bet('b', 10), c.win('w', 25, { final: true }), c.roundClose('c', [10, 20])],
    ['OK', 'OK', 'OK'],
    '115.0000 + 0.0000',
    'O mismatch',
  ],
  [
    '43 a close before its bet and its win',
    (c) => [
      c.roundClose('c', [10, 25]),
      c.bet('b', 10),
      c.win('w', 25),
      c.roundClose('c', [10, 25]),
    ],
    ['OK', 'OK', 'OK', 'OK duplicate'],
    '115.0000 + 0.0000',
    'C',
  ],
  [
    '44 a bet after the close',
    (c) => [c.bet('b', 10), c.roundClose('c', [10, 0]), c.bet('d', 5)],
    ['OK', 'OK', 'OK'],
    '85.0000 + 0.0000',
    'O late mismatch',
  ],
  [
    'a free bet that is rolled back voids its round',
    (c) => [c.bet('b', 0, { freeRound: 'g1' }), c.rollback('x', 'b')],
    ['OK', 'OK'],
    '100.0000 + 0.0000',
    'V',
  ],
  [
    '60 a buy-in, its ticks and its leave, each of them twice',
    (c) => {
      const ticks = [c.adjust('t', -10, { target: 'b' }), c.adjust('u', 25, { target: 'b' })];
      const all = [...ticks, c.win('l', 65, { final: true, bet: 'b' })];
      return [c.buyIn('b', 50), ...all, ...all];
    },
    ['OK', 'OK', 'OK', 'OK', 'OK duplicate', 'OK duplicate', 'OK duplicate'],
    '115.0000 + 0.0000',
    'C',
  ],
  [
    '60 a tick before its buy-in must be sent again, one without a round joins the buy-in’s',
    (c) => {
      const early = c.adjust('t', -10, { target: 'b', round: null });
      return [early, c.buyIn('b', 50), early, early];
    },
    ['TRY_AGAIN', 'OK', 'OK', 'OK duplicate'],
    '50.0000 + 40.0000',
    'O',
  ],
  [
    '60 a buy-in that is rolled back returns in full',
    (c) => [c.buyIn('b', 50), c.adjust('t', -10, { target: 'b' }), c.rollback('x', 'b')],
    ['OK', 'OK', 'OK'],
    '100.0000 + 0.0000',
    'V',
  ],
  [
    '60 a leave that is rolled back, and a loss above the hold',
    (c) => [
      c.buyIn('b', 50),
      c.adjust('t', -70, { target: 'b' }),
      c.win('l', 0, { final: true, bet: 'b' }),
      c.rollback('x', 'l'),
    ],
    ['OK', 'OK', 'OK', 'OK'],
    '50.0000 + 0.0000',
    'C',
  ],
  [
    '60 a buy-in of zero is malformed',
    (c) => [c.buyIn('b', 0), c.buyIn('d', 100.0001)],
    ['MALFORMED', 'INSUFFICIENT_FUNDS'],
    '100.0000 + 0.0000',
    'none',
  ],
  [
    'one id for a bet and its win, where the vendor scopes ids by command',
    (c) => {
      const more = { idScope: 'command' } as const;
      return [
        c.bet('t', 10, more),
        c.win('t', 25, more),
        c.win('t', 25, more),
        c.rollback('t', 't', more),
        c.rollback('u', 't', { ...more, targetCommand: 'win' }),
      ];
    },
    ['OK', 'OK', 'OK duplicate', 'OK', 'OK'],
    '100.0000 + 0.0000',
    'V',
  ],
])('MONEY-06 %s', async (_name, commands, statuses, money, state) => {
  const member = await wallet.member('100.0000');
  const answers = await runAll(commands(commandsOf(member)));
  expect(answers.map(shown)).toEqual(statuses);
  expect([await moneyOf(member), await stateOf(member)]).toEqual([money, state]);
  expect(await wallet.breaches()).toEqual([]);
});

it('MONEY-06 41 a campaign’s prize needs no session and is booked to promotions', async () => {
  const member = await wallet.member('100.0000');
  wallet.app.clock.advance(13 * 3600);
  const [answer] = await runAll([commandsOf(member).promoWin('p', 30)]);
  expect(answer).toMatchObject({ status: 'OK', balance: 1_300_000n });
  const from = await ask(
    `select h.kind, h.vendor, h.detail, t.cause_kind, t.cause_id from transfer t
      join posting p using (member_id, transfer_id)
      join house_account h on h.account_id = p.from_account
      where t.member_id = $1 and t.kind = 'promoWin'`,
    [member.id],
  );
  expect(from).toEqual([
    {
      kind: 'PROMO',
      vendor: 'DEMO',
      detail: 'spring',
      cause_kind: 'promotion',
      cause_id: 'spring',
    },
  ]);
});

it('MONEY-06 53 the win of a free round is an award, and becomes cash only when it is claimed', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  const free = { freeRound: 'grant-1' };
  const awards = () =>
    ask<Record<string, unknown>>(
      `select promotion, transaction, amount, turnover_times times, state, cause_kind,
        expires_at - issued_at = interval '7 days' week
        from award where member_id = $1 order by id`,
      [member.id],
    );
  const win = c.win('w', 12, { ...free, final: true });
  const answers = await runAll([c.bet('b', 0, free), win, win, c.win('v', 0, free)]);
  expect(answers.map(shown)).toEqual(['OK', 'OK', 'OK duplicate', 'OK']);
  expect([await moneyOf(member), await stateOf(member)]).toEqual(['100.0000 + 0.0000', 'C']);
  const award = { promotion: 'grant-1', times: 10, cause_kind: 'freeRound', week: true };
  expect(await awards()).toEqual([
    { ...award, transaction: 'w', amount: '120000', state: 'Issued' },
  ]);
  const undone = await runAll([
    c.rollback('x', 'w'),
    c.rollback('y', 'u'),
    c.win('u', 5, free),
    c.rollback('x', 'w'),
  ]);
  expect(undone.map(shown)).toEqual(['OK', 'OK', 'ROLLED_BACK', 'OK duplicate']);
  expect((await awards()).map((row) => row.state)).toEqual(['Cancelled']);
  // A win and its rollback in one batch.
  await execute(wallet.app, [c.win('z', 5, free), c.rollback('zx', 'z')]);
  expect((await awards()).map((row) => row.state)).toEqual(['Cancelled', 'Cancelled']);
  expect(await wallet.breaches()).toEqual([]);
});

it('MONEY-06 53 a free round sent in one message is an award too', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  const free = { ...c.betWin('t', 0, 12), freeRound: 'grant-2' } as WalletCommand;
  expect((await runAll([free, free])).map(shown)).toEqual(['OK', 'OK duplicate']);
  expect([await moneyOf(member), await stateOf(member)]).toEqual(['100.0000 + 0.0000', 'C']);
  const awards = () =>
    ask('select promotion, amount, state from award where member_id = $1', [member.id]);
  const award = { promotion: 'grant-2', amount: '120000' };
  expect(await awards()).toEqual([{ ...award, state: 'Issued' }]);
  await runAll([c.rollback('x', 't')]);
  expect(await awards()).toEqual([{ ...award, state: 'Cancelled' }]);
  expect(await moneyOf(member)).toBe('100.0000 + 0.0000');
  expect(await wallet.breaches()).toEqual([]);
});

it('MONEY-06 53 a rollback does not take back a claimed award', async () => {
  const member = await wallet.member('0.0001');
  const c = commandsOf(member);
  await runAll([c.win('w', 12, { freeRound: 'g' })]);
  await ask(`update award set state = 'Claimed' where member_id = $1`, [member.id]);
  await runAll([c.rollback('x', 'w')]);
  expect(await ask('select state from award where member_id = $1', [member.id])).toEqual([
    { state: 'Claimed' },
  ]);
});

it('MONEY-06 53 if a bet and its win have one id, undoing the bet takes no award back', async () => {
  const member = await wallet.member('0.0001');
  const c = commandsOf(member);
  const one = { idScope: 'command', freeRound: 'g' } as const;
  const undo = { idScope: 'command' } as const;
  const states = () =>
    ask('select transaction, state from award where member_id = $1', [member.id]);
  await runAll([c.bet('t', 0, one), c.win('t', 12, one), c.rollback('x', 't', undo)]);
  expect(await states()).toEqual([{ transaction: 't', state: 'Issued' }]);
  await runAll([c.rollback('y', 't', { ...undo, targetCommand: 'win' })]);
  expect(await states()).toEqual([{ transaction: 't', state: 'Cancelled' }]);
});

it('MONEY-06 a changed round is marked with its transaction', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  await wallet.run(c.bet('b', 10));
  const first = await roundOf(member);
  await wallet.run(c.roundClose('c', [10, 0]));
  const second = await roundOf(member);
  expect(BigInt(second?.tx ?? 0)).toBeGreaterThan(BigInt(first?.tx ?? 0));
  expect([first?.close_bets, second?.close_bets]).toEqual([null, '100000']);
});

it('MONEY-06 several commands keep their order, whatever has to be asked for each of them', async () => {
  const one = await wallet.member('10.0000');
  const two = await wallet.member('10.0000');
  const c = commandsOf(one);
  const d = commandsOf(two);
  // A bet is checked first, a win is not; this makes the check slow.
  wallet.rules.gameOn = () => new Promise((resolve) => setImmediate(() => resolve(true)));
  const answers = await execute(wallet.app, [
    c.bet('a', 10),
    c.win('b', 5),
    d.bet('a', 20),
    { kind: 'balance', vendor: 'DEMO', member: one.id },
    c.bet('c', 15),
    c.bet('d', 5),
    { kind: 'authenticate', vendor: 'DEMO', code: 'unknown' },
    d.bet('e', 10),
    { kind: 'balance', vendor: 'DEMO', session: two.session },
  ]);
  wallet.rules.gameOn = () => true;
  expect(answers.map((a) => [a.status, a.balance])).toEqual([
    ['OK', 0n],
    ['OK', 50_000n],
    ['INSUFFICIENT_FUNDS', 100_000n],
    ['OK', 50_000n],
    ['INSUFFICIENT_FUNDS', 50_000n],
    ['OK', 0n],
    ['SESSION_INVALID', undefined],
    ['OK', 0n],
    ['OK', 0n],
  ]);
  expect(await execute(wallet.app, [])).toEqual([]);
});

it('MONEY-06 one command that cannot be examined does not fail the others', async () => {
  const member = await wallet.member('100.0000');
  const c = commandsOf(member);
  const failing = () => {
    throw new Error('the catalogue is not there');
  };
  wallet.rules.vendorOn = (vendor) => (vendor === 'GONE' ? failing() : true);
  const answers = await execute(wallet.app, [
    c.bet('a', 10),
    { ...c.bet('b', 10), vendor: 'GONE' } as WalletCommand,
    c.win('c', 5),
  ]);
  wallet.rules.vendorOn = () => true;
  expect(answers.map((answer) => answer.status)).toEqual(['OK', 'TRY_AGAIN', 'OK']);
  expect(await moneyOf(member)).toBe('95.0000 + 0.0000');
  expect(wallet.errors.splice(0)).toHaveLength(1);
});

const signed = fc.integer({ min: -60, max: 60 }).filter((n) => n !== 0);
const session = fc.record({
  ticks: fc.array(signed, { minLength: 1, maxLength: 3 }),
  left: fc.integer({ min: 0, max: 120 }),
  undone: fc.subarray(['b', 'l', 't0']),
});

it('MONEY-06 60 after its buy-in, any order and repetition on two nodes gives the same balance', async () => {
  const nodes = [wallet.app, wallet.anotherNode()];
  const runs = session.chain((one) =>
    fc.tuple(fc.constant(one), fc.array(fc.tuple(fc.nat(99), fc.nat(1)), { minLength: 8 })),
  );
  await fc.assert(
    fc.asyncProperty(runs, async ([{ ticks, left, undone }, order]) => {
      const member = await wallet.member('100.0000');
      const c = commandsOf(member);
      const all = [
        ...ticks.map((n, i) => c.adjust(`t${i}`, n, { target: 'b' })),
        c.win('l', left, { final: true, bet: 'b' }),
        ...undone.map((target) => c.rollback(`x${target}`, target)),
      ];
      await wallet.run(c.buyIn('b', 50));
      const sent = [...order, ...all.map((_, i) => [i, i % 2] as const)];
      await Promise.all(sent.map(([i, node]) => execute(nodes[node]!, [all[i % all.length]!])));
      const paid = undone.includes('l') ? 0 : left;
      const net = 50 + paid + (undone.includes('b') ? 50 : 0);
      const { main } = await balances(wallet.app, member.id);
      expect(main).toBe(Money.of(net.toFixed(4)));
      expect(await wallet.breaches()).toEqual([]);
    }),
    { numRuns: 12 },
  );
  const { ledgerOf } = await import('./wallet.service.ts');
  await ledgerOf(nodes[1]!).stop();
});

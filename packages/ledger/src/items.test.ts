import { expect, it } from 'vitest';
import { accountId, cash, digest, held, house, type AccountRef } from './accounts.ts';
import { decide } from './decide.ts';
import type { LedgerItem, PostItem } from './items.ts';
import { column, nullable } from './subledger-columns.ts';
import { defineSubledger, type SubledgerEntry } from './subledger.ts';
import type { LedgerState } from './state.ts';
import {
  AT,
  bet,
  buyIn,
  game,
  hold,
  MEMBER,
  opening,
  resolve,
  rollback,
  roundClose,
  VENDOR,
  win,
} from './test-items.ts';
import { memoryStore } from './test-memory-store.ts';

function start(balance = 100n) {
  const store = memoryStore([MEMBER]);
  store.commit([opening(balance)]);
  return store;
}
const codes = (answers: { is: string; code: string | null }[]) =>
  answers.map((a) => a.code ?? a.is);
const moving = (key: string, from: AccountRef, to: AccountRef, amount: bigint): PostItem => ({
  ...opening(amount),
  key,
  input: key,
  legs: [{ from, to, amount }],
});

it('MONEY-06 a transfer lists all its postings, and its wallets once', () => {
  const store = start();
  const item = { ...bet('b', 30n), actor: 'DEMO' };
  store.commit([item, win('w', 5n)]);
  expect(store.transfers).toEqual([
    expect.objectContaining({ id: '1', actor: 'system', phase: 'S', causeKind: 'opening' }),
    {
      member: MEMBER,
      id: '2',
      key: 'DEMO/b',
      kind: 'bet',
      phase: 'S',
      pendingId: null,
      causeKind: 'round',
      causeId: item.cause.id,
      reverses: null,
      actor: 'DEMO',
      at: AT,
    },
    expect.objectContaining({ id: '3', kind: 'win', actor: 'system' }),
  ]);
  expect(store.postings.slice(1)).toMatchObject([
    { leg: 0, from: '101', to: '-2', amount: 30n, fromAfter: 70n, toAfter: null, book: 1 },
    { leg: 0, from: '-2', to: '101', amount: 5n, fromAfter: null, toAfter: 75n, transferId: '3' },
  ]);
  const cashRow = { id: '101', book: 1, kind: 'CASH', vendor: '', balance: 75n, version: 3n };
  expect(store.last?.wallets).toEqual([{ member: MEMBER, account: cashRow }]);
});

it('MONEY-06 a batch writes each changed round and hold once, whether new or not', () => {
  const store = start();
  store.commit([bet('b', 1n), win('w', 1n), hold('h', 5n, AT), buyIn('i', 4n, 's')]);
  expect([store.last?.newRounds.length, store.last?.rounds.length]).toEqual([2, 0]);
  expect(store.last?.newHolds).toMatchObject([
    { member: MEMBER, transferId: '4', amount: 5n, expiresAt: AT, against: null, state: 'P' },
    { member: MEMBER, transferId: '5', amount: 4n, expiresAt: null, against: '-2', kind: 'buyIn' },
  ]);
  store.commit([win('v', 1n), win('u', 1n), resolve('p', 'h', 5n, 'C')]);
  expect([store.last?.newRounds.length, store.last?.rounds.length]).toEqual([0, 1]);
  expect(store.last?.holds).toMatchObject([{ member: MEMBER, transferId: '4', state: 'C' }]);
  expect(store.last?.newHolds).toEqual([]);
  store.commit([hold('g', 5n, AT), resolve('q', 'g', 5n, 'V')]);
  expect(store.last?.newHolds).toMatchObject([{ amount: 5n, expiresAt: AT, state: 'V' }]);
});

it('MONEY-06 a refused item leaves no trace', () => {
  const store = start();
  store.commit([bet('b', 101n), { ...win('w', 1n), refuse: { early: 'NO' } }]);
  const { keys, transfers, postings, wallets, rounds, newRounds } = store.last!;
  expect([keys, transfers, postings, wallets, rounds, newRounds].flat()).toEqual([]);
  expect(codes(store.commit([bet('b', 100n)]))).toEqual(['posted']);
});

it('MONEY-06 a member or a book without accounts is unknown, and answered without balances', () => {
  const store = start();
  const [nobody, otherBook] = store.commit([
    { ...bet('b', 1n), member: '8' },
    { ...bet('b', 1n), book: 2 },
  ]);
  expect([nobody, otherBook]).toMatchObject([
    { is: 'refused', code: 'account_unknown', balances: null },
    { is: 'refused', code: 'account_unknown', balances: null },
  ]);
  const vendor: AccountRef = { of: 'member', kind: 'VENDOR', vendor: 'OTHER' };
  expect(codes(store.commit([moving('v', cash, vendor, 1n)]))).toEqual(['account_unknown']);
});

it('MONEY-06 balances are summed by kind and within their book', () => {
  const store = start();
  const account = (id: string, kind: 'VENDOR' | 'CASH' | 'DEBT', book: number, vendor = '') => ({
    id,
    kind,
    book,
    vendor,
    balance: 7n,
    version: 1n,
  });
  const more = [
    account('111', 'VENDOR', 1, 'A'),
    account('112', 'VENDOR', 1, 'B'),
    account(String(accountId(2, 'CASH')), 'CASH', 2),
    { ...account(String(accountId(2, 'DEBT')), 'DEBT', 2), balance: 0n },
  ];
  store.accounts.set(MEMBER, [...(store.accounts.get(MEMBER) ?? []), ...more]);
  const [answer] = store.commit([
    moving('v', cash, { of: 'member', kind: 'VENDOR', vendor: 'B' }, 5n),
  ]);
  expect(answer?.balances).toEqual({
    cash: 95n,
    held: 0n,
    bonus: 0n,
    debt: 0n,
    vendors: 19n,
    version: 5n,
  });
  expect(store.postings.at(-1)).toMatchObject({ from: '101', to: '112', toAfter: 12n });
  const [second] = store.commit([{ ...opening(1n), book: 2, key: 'second' }]);
  expect(second?.balances).toMatchObject({ cash: 8n, vendors: 0n, version: 3n });
});

it('MONEY-06 a key with another input is refused, and a refused item is judged again', () => {
  const store = start();
  expect(codes(store.commit([bet('b', 200n), bet('b', 50n), bet('b', 60n)]))).toEqual([
    'insufficient',
    'posted',
    'key_reused',
  ]);
  const [again] = store.commit([bet('b', 50n)]);
  expect(again).toMatchObject({ is: 'repeated', transferId: '2', round: null });
  const [reused] = store.commit([{ ...rollback('b', 'z'), input: 'bet 50 r' }]);
  expect(reused).toMatchObject({ is: 'repeated', transferId: '2' });
});

it('MONEY-06 a repeated rollback names its reversal; one that moved nothing names none', () => {
  const store = start();
  store.commit([bet('b', 50n), win('l', 0n)]);
  const [first] = store.commit([rollback('x', 'b')]);
  const [again] = store.commit([rollback('x', 'b')]);
  expect(again).toMatchObject({ is: 'repeated', transferId: first?.transferId });
  const nothing = store.commit([rollback('y', 'l'), rollback('y', 'l'), rollback('z', 'l')]);
  expect(nothing.map((a) => [a.is, a.transferId])).toEqual([
    ['noted', null],
    ['repeated', null],
    ['repeated', null],
  ]);
  const [noBet] = store.commit([{ ...rollback('x', 'b'), does: 'post', legs: [] } as PostItem]);
  expect(noBet).toMatchObject({ is: 'repeated', transferId: null });
});

it('MONEY-06 each key is kept once, with its transfer', () => {
  const store = start();
  store.commit([bet('b', 10n), win('l', 0n), rollback('x', 'b'), rollback('y', 'c')]);
  const key = (name: string, input: string, outcome: number, transferId: string | null = null) => ({
    member: MEMBER,
    key: digest(name),
    input: digest(input),
    outcome,
    transferId,
  });
  expect(store.last?.keys).toEqual([
    key('DEMO/b', 'bet 10 r', 1, '2'),
    key('DEMO/l', 'win 0 r', 3),
    key('reverse/DEMO/b', 'rollback b r', 1, '3'),
    key('DEMO/x', 'rollback b r', 4),
    key('DEMO/c', 'tombstone/DEMO/c', 2),
    key('DEMO/y', 'rollback c r', 4),
  ]);
  // A rollback without `emptyBets` takes a target that moved nothing for a mere note.
  const { emptyBets: _, ...plain } = rollback('z', 'l');
  expect(codes(store.commit([plain]))).toEqual(['noted']);
});

it('MONEY-06 each leg is affordable before the next one counts', () => {
  const store = start();
  const both = (first: bigint, second: bigint): PostItem => ({
    ...bet(`b${first}`, 0n),
    legs: [
      { from: cash, to: game, amount: first },
      { from: game, to: cash, amount: second },
    ],
  });
  expect(codes(store.commit([both(101n, 50n), both(100n, 50n)]))).toEqual([
    'insufficient',
    'posted',
  ]);
  expect(codes(store.commit([both(0n, 5n)]))).toEqual(['posted']);
  expect(store.postings.at(-1)?.leg).toBe(0);
});

it('MONEY-06 only cash can be asked for more than it holds', () => {
  const store = start();
  store.commit([hold('h', 10n)]);
  const take = (from: AccountRef, amount: bigint): PostItem => ({
    ...moving(`t${amount}`, from, game, amount),
    legs: [{ from, to: game, amount, clawback: true }],
  });
  expect(codes(store.commit([take(held, 11n), take(cash, 95n)]))).toEqual([
    'insufficient',
    'posted',
  ]);
  expect([store.balance(MEMBER, 'CASH'), store.balance(MEMBER, 'DEBT')]).toEqual([0n, -5n]);
  // Takes from the debt account itself, as a reversed write-off would.
  const debt: AccountRef = { of: 'member', kind: 'DEBT', vendor: '' };
  store.commit([moving('d', debt, game, 3n)]);
  expect(store.balance(MEMBER, 'DEBT')).toBe(-8n);
});

const none = defineSubledger({
  name: 'none',
  columns: {},
  subject: () => '',
  judge: () => ({ next: null }),
});

it('MONEY-06 an item that no caller may send is a defect, and throws', () => {
  const store = start();
  const wrong: [LedgerItem, RegExp][] = [
    [{ ...bet('a', 1n), legs: [{ from: cash, to: game, amount: -1n }] }, /below zero/],
    [{ ...bet('a', 1n), subledger: [none.entry({})] }, /no subledger called none/],
  ];
  for (const [item, message] of wrong) expect(() => store.commit([item])).toThrow(message);
  store.commit([hold('h', 10n)]);
  expect(() => store.commit([resolve('p', 'h', 9n, 'C')])).toThrow(/another amount: 7 \d$/);
  expect(() => store.commit([bet('c', 1n)])).not.toThrow();
});

const state = (part: Partial<LedgerState>): LedgerState => ({
  accounts: memoryStore([MEMBER]).accounts,
  keys: new Map(),
  targets: new Map(),
  holds: new Map(),
  rounds: new Map(),
  houses: new Map([['1/GAME/DEMO/slot', '-1']]),
  subledger: new Map(),
  ids: ['1'],
  ...part,
});

it('MONEY-06 a row that was not loaded is never guessed', () => {
  const decided = (items: LedgerItem[], part: Partial<LedgerState>) => () =>
    decide(items, state(part), new Map());
  const houses = new Map<string, string>();
  expect(decided([win('w', 1n)], { houses })).toThrow(
    'the house account was not loaded: 1/GAME/DEMO/slot',
  );
  expect(decided([buyIn('b', 1n)], { houses })).toThrow(
    'the house account was not loaded: 1/GAME/DEMO/slot',
  );
  expect(decided([win('w', 1n), win('v', 1n)], {})).toThrow('more transfers than ids');
  const known = { input: '', outcome: 1, transferId: '9' } as const;
  const keys = new Map([[`${MEMBER}/${digest(`${VENDOR}/b`)}`, known]]);
  expect(decided([rollback('x', 'b')], { keys })).toThrow('the target was not loaded: 7 DEMO/b');
  const before = state({});
  decide([win('w', 1n)], before, new Map());
  expect(before).toEqual(state({}));
});

const counting = defineSubledger({
  name: 'count',
  columns: { of: column.text, nth: column.integer },
  judged: { atOnly: nullable(column.timestamptz), skip: column.boolean },
  subject: (row) => row.of,
  judge(counted: number | null, row, item) {
    const next = (counted ?? 0) + 1;
    if (item.stake > 50n) return { refuse: `stake ${item.stake} of ${item.member}` };
    if (row.atOnly !== null && row.atOnly !== item.at.toISOString()) {
      return { refuse: 'another time' };
    }
    if (row.nth !== next) return { refuse: 'out_of_turn' };
    return row.skip ? { next, skip: true } : { next };
  },
});
const whole = { of: 'one', atOnly: null, skip: false };
const counted = (item: LedgerItem, nth: number, more = {}): LedgerItem => ({
  ...item,
  subledger: [counting.entry({ ...whole, nth, ...more })],
});

it('MONEY-06 subledger rows of one subject are judged one after the other, and refused ones leave no trace', () => {
  const store = start();
  const answers = store.commit(
    [
      counted(bet('a', 51n), 1),
      counted(bet('b', 1n), 1),
      counted(bet('c', 1n), 1),
      counted({ ...bet('d', 1n), refuse: { late: 'LATE' } }, 2),
      counted({ ...bet('e', 1n), refuse: { early: 'EARLY', late: 'LATE' } }, 9),
      counted({ ...bet('f', 1n), refuse: { late: 'LATE' } }, 9),
      counted(rollback('g', 'b'), 2, { atOnly: AT.toISOString() }),
      counted(win('h', 100n), 3, { skip: true }),
      counted(roundClose('i', { bets: 0n, wins: 0n, refunds: 0n }), 4),
    ],
    [counting],
  );
  expect(codes(answers)).toEqual([
    'stake 51 of 7',
    'posted',
    'out_of_turn',
    'LATE',
    'EARLY',
    'out_of_turn',
    'posted',
    'posted',
    'noted',
  ]);
  const at = AT.toISOString();
  expect([...(store.last?.subledger.keys() ?? [])]).toEqual(['count']);
  expect(store.last?.subledger.get('count')).toMatchObject([
    { of: 'one', nth: 1, transferId: answers[1]?.transferId, at },
    { of: 'one', nth: 2, transferId: answers[6]?.transferId, at },
    { of: 'one', nth: 4, transferId: null, at },
  ]);
});

it('MONEY-06 several subledger rows of one item see each other', () => {
  const store = start();
  const row = (nth: number, of = 'one') => counting.entry({ ...whole, of, nth });
  const item = (t: string, ...subledger: SubledgerEntry[]) => ({ ...bet(t, 1n), subledger });
  const answers = store.commit(
    [item('a', row(1), row(2)), item('b', row(3), row(1, 'two'), row(3)), item('c', row(3))],
    [counting],
  );
  expect(codes(answers)).toEqual(['posted', 'out_of_turn', 'posted']);
});

it('MONEY-06 a judge sees the stake that leaves the cash', () => {
  const store = start();
  const legs = [
    { from: cash, to: game, amount: 30n },
    { from: cash, to: house('JACKPOT', VENDOR), amount: 21n },
    { from: held, to: game, amount: 5n },
    { from: game, to: cash, amount: 90n },
  ];
  const answers = store.commit([counted({ ...bet('a', 0n), legs }, 1)], [counting]);
  expect(codes(answers)).toEqual(['stake 51 of 7']);
});

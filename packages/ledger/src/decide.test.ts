import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cash, held, house } from './accounts.ts';
import type { LedgerItem, PostItem } from './items.ts';
import { memoryStore, type MemoryStore } from './test-memory-store.ts';
import { roundId } from './rounds.ts';

const MEMBER = '7';
const VENDOR = 'DEMO';
const AT = new Date('2026-11-21T08:00:00Z');
const game = house('GAME', VENDOR, 'slot');

const about = (kind: string, transaction: string, ref: string) => ({
  member: MEMBER,
  book: 1,
  key: `${VENDOR}/${transaction}`,
  kind,
  cause: { kind: 'round', id: roundId(VENDOR, ref) },
  at: AT,
});
const note = (ref: string) => ({ vendor: VENDOR, ref, game: 'slot' });

const bet = (transaction: string, amount: bigint, ref = 'r'): PostItem => ({
  ...about('bet', transaction, ref),
  does: 'post',
  input: `bet ${amount} ${ref}`,
  legs: [{ from: cash, to: game, amount }],
  round: { ...note(ref), bet: amount },
});
const win = (transaction: string, amount: bigint, ref = 'r'): PostItem => ({
  ...about('win', transaction, ref),
  does: 'post',
  input: `win ${amount} ${ref}`,
  legs: [{ from: game, to: cash, amount }],
  round: { ...note(ref), win: amount },
});
const rollback = (transaction: string, target: string, ref = 'r'): LedgerItem => ({
  ...about('rollback', transaction, ref),
  does: 'reverse',
  input: `rollback ${target} ${ref}`,
  target: `${VENDOR}/${target}`,
  round: note(ref),
});
const opening = (amount: bigint): PostItem => ({
  ...about('opening', 'opening', 'none'),
  does: 'post',
  input: 'opening',
  cause: { kind: 'opening', id: MEMBER },
  legs: [{ from: house('OPENING'), to: cash, amount }],
});
const hold = (key: string, amount: bigint): PostItem => ({
  ...about('hold', key, 'none'),
  does: 'post',
  input: `hold ${amount}`,
  cause: { kind: 'withdraw', id: key },
  legs: [{ from: cash, to: held, amount }],
  holds: { expiresAt: null },
});
const resolve = (key: string, of: string, amount: bigint, as: 'C' | 'V'): PostItem => ({
  ...about('resolve', key, 'none'),
  does: 'post',
  input: `${as} ${of}`,
  cause: { kind: 'withdraw', id: of },
  legs: [{ from: held, to: as === 'V' ? cash : house('PAY_OUT', 'bank'), amount }],
  resolves: { key: `${VENDOR}/${of}`, as },
});

/** The invariants of ledger.md §5 that the rules alone must keep, on what a store holds. */
function breaches(store: MemoryStore): string[] {
  const found: string[] = [];
  for (const [member, rows] of store.accounts) {
    for (const row of rows) {
      const mine = store.postings.filter((p) => p.member === member);
      let balance = 0n;
      for (const p of mine) {
        if (p.from === row.id) found.push(...((balance -= p.amount) === p.fromAfter ? [] : ['I4']));
        if (p.to === row.id) found.push(...((balance += p.amount) === p.toAfter ? [] : ['I4']));
      }
      if (balance !== row.balance) found.push('I1');
      if (row.kind === 'DEBT' ? row.balance > 0n : row.balance < 0n) found.push('I3');
    }
    const pending = [...store.holds.values()].filter((h) => h.state === 'P');
    if (pending.reduce((sum, h) => sum + h.amount, 0n) !== store.balance(member, 'HOLD')) {
      found.push('I7');
    }
    if (store.balance(member, 'CASH') > 0n && store.balance(member, 'DEBT') < 0n) {
      found.push('cash and debt side by side');
    }
  }
  for (const round of store.rounds.values()) {
    const ids = store.transfers.filter((t) => t.causeId === round.round).map((t) => t.id);
    const net = store.postings
      .filter((p) => ids.includes(p.transferId))
      .reduce((sum, p) => sum + (p.to.startsWith('-') ? p.amount : -p.amount), 0n);
    if (round.bets - round.refunds - round.wins !== net) found.push('I12');
  }
  const reversed = store.transfers.flatMap((t) => t.reverses ?? []);
  if (new Set(reversed).size !== reversed.length) found.push('I8');
  return found;
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ref = fc.constantFrom('r', 's');
const amount = fc.bigInt({ min: 0n, max: 60_000n });
const command: fc.Arbitrary<LedgerItem> = fc.oneof(
  fc.tuple(id, amount, ref).map(([t, a, r]) => bet(t, a, r)),
  fc.tuple(id, amount, ref).map(([t, a, r]) => win(t, a, r)),
  fc.tuple(id, id, ref).map(([t, target, r]) => rollback(t, target, r)),
  fc.tuple(id, amount).map(([t, a]) => hold(`h${t}`, a + 1n)),
);

it('MONEY-06 any sequence of commands, in any batches, keeps every invariant', () => {
  const batches = fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(batches, (all) => {
      const store = memoryStore([MEMBER]);
      store.commit([opening(100_000n)]);
      for (const batch of all) store.commit(batch);
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it('MONEY-06 how commands fall into batches changes no answer and no balance', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (items) => {
      const [whole, single] = [memoryStore([MEMBER]), memoryStore([MEMBER])];
      for (const store of [whole, single]) store.commit([opening(100_000n)]);
      const together = whole.commit(items);
      const apart = items.flatMap((item) => single.commit([item]));
      const shown = (answers: typeof apart) => answers.map((a) => [a.is, a.code, a.balances?.cash]);
      expect(shown(together)).toEqual(shown(apart));
      expect(whole.accounts).toEqual(single.accounts);
    }),
    { numRuns: 300 },
  );
});

it("MONEY-06 38 any order and repetition of a round's messages ends in one balance", () => {
  // Funds suffice in every order, as promise 2 of the protocol asks for.
  const messages = [
    bet('b1', 10_000n),
    bet('b2', 20_000n),
    win('w1', 77_777n),
    win('w2', 5_000n),
    rollback('x1', 'b2'),
    rollback('x2', 'w2'),
    rollback('x3', 'unseen'),
    bet('unseen', 30_000n),
  ];
  const order = fc
    .array(fc.constantFrom(...messages), { maxLength: 8 })
    .chain((extra) => fc.shuffledSubarray([...messages, ...extra], { minLength: 8 }))
    .filter((some) => messages.every((message) => some.includes(message)));
  fc.assert(
    fc.property(order, (items) => {
      const store = memoryStore([MEMBER]);
      store.commit([opening(1_000_000n)]);
      for (const item of items) store.commit([item]);
      const net = store.balance(MEMBER, 'CASH') + store.balance(MEMBER, 'DEBT');
      expect(net).toBe(1_000_000n - 10_000n + 77_777n);
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('MONEY-06 a clawed-back win leaves the same cash and debt in every order', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        [win('w', 50_000n), rollback('x', 'w'), win('v', 20_000n, 's'), rollback('x', 'w')],
        { minLength: 4 },
      ),
      (items) => {
        const store = memoryStore([MEMBER]);
        store.commit([opening(10_000n)]);
        for (const item of items) store.commit([item]);
        expect(store.balance(MEMBER, 'CASH')).toBe(30_000n);
        expect(store.balance(MEMBER, 'DEBT')).toBe(0n);
      },
    ),
  );
});

it('MONEY-06 a hold is completed or voided once, whichever comes first', () => {
  const store = memoryStore([MEMBER]);
  store.commit([opening(100_000n), hold('h', 30_000n)]);
  expect(store.balance(MEMBER, 'HOLD')).toBe(30_000n);
  const [paid, late] = store.commit([
    resolve('paid', 'h', 30_000n, 'C'),
    resolve('void', 'h', 30_000n, 'V'),
  ]);
  expect([paid?.is, late?.code]).toEqual(['posted', 'hold_resolved']);
  const [unknown] = store.commit([resolve('other', 'never', 1n, 'V')]);
  expect(unknown?.code).toBe('hold_unknown');
  expect([store.balance(MEMBER, 'CASH'), store.balance(MEMBER, 'HOLD')]).toEqual([70_000n, 0n]);
  expect(breaches(store)).toEqual([]);
});

it('MONEY-06 own rows of one subject are judged one after the other, refused ones leave no trace', () => {
  const nonce = {
    name: 'nonce',
    subject: () => 'pair',
    judge: (state: unknown, row: { nonce?: unknown }) => {
      const next = (state as number | null) ?? 0;
      return row.nonce === next ? { next: next + 1 } : { refuse: 'nonce_taken' };
    },
  };
  const take = (t: string, n: number, stake: bigint): LedgerItem => ({
    ...bet(t, stake),
    own: [{ name: 'nonce', row: { nonce: n } }],
  });
  const store = memoryStore([MEMBER]);
  store.commit([opening(10_000n)]);
  const answers = store.commit(
    [take('a', 0, 99_000n), take('b', 0, 1n), take('c', 0, 1n), take('d', 1, 1n)],
    [nonce],
  );
  expect(answers.map((a) => a.code ?? a.is)).toEqual([
    'insufficient',
    'posted',
    'nonce_taken',
    'posted',
  ]);
});

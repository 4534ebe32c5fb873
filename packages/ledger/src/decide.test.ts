import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LedgerItem } from './items.ts';
import {
  adjust,
  bar,
  bet,
  betWin,
  breaches,
  buyIn,
  hold,
  leave,
  MEMBER,
  net,
  opening,
  promoWin,
  resolve,
  rollback,
  roundClose,
  tick,
  win,
} from './test-items.ts';
import { memoryStore } from './test-memory-store.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ref = fc.constantFrom('r', 's');
const amount = fc.bigInt({ min: 0n, max: 60_000n });
const more = fc.bigInt({ min: 1n, max: 60_000n });
const signed = fc.bigInt({ min: -60_000n, max: 60_000n }).filter((n) => n !== 0n);
const command: fc.Arbitrary<LedgerItem> = fc.oneof(
  fc.tuple(id, amount, ref).map(([t, a, r]) => bet(t, a, r)),
  fc.tuple(id, amount, ref).map(([t, a, r]) => win(t, a, { ref: r })),
  fc.tuple(id, amount, amount, ref).map(([t, a, b, r]) => betWin(t, a, b, r)),
  fc.tuple(id, fc.option(id), ref).map(([t, of, r]) => rollback(t, of ?? `h${t}`, r)),
  fc.tuple(id, signed, fc.option(ref)).map(([t, a, r]) => adjust(t, a, r)),
  fc.tuple(id, more).map(([t, a]) => promoWin(t, a)),
  fc
    .tuple(id, amount, amount, ref)
    .map(([t, bets, wins, r]) => roundClose(t, { bets, wins, refunds: 0n }, r)),
  fc.tuple(id, more, ref).map(([t, a, r]) => buyIn(t, a, r)),
  fc.tuple(id, id, signed, fc.option(ref)).map(([t, of, a, r]) => tick(t, of, a, r)),
  fc.tuple(id, id, amount, ref).map(([t, of, a, r]) => leave(t, of, a, { ref: r })),
  fc.tuple(id, more).map(([t, a]) => hold(`h${t}`, a)),
  id.map((t) => bar(t)),
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
    { numRuns: 500 },
  );
});

it('MONEY-06 the split of commands into batches changes no answer and no balance', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (items) => {
      const whole = memoryStore([MEMBER]);
      const single = memoryStore([MEMBER]);
      for (const store of [whole, single]) store.commit([opening(100_000n)]);
      const together = whole.commit(items);
      const apart = items.flatMap((item) => single.commit([item]));
      const shown = (answers: typeof apart) =>
        answers.map((a) => [a.is, a.code, a.balances, a.round?.before, a.round?.now.state]);
      expect(shown(together)).toEqual(shown(apart));
      expect(whole.accounts).toEqual(single.accounts);
      expect(whole.rounds).toEqual(single.rounds);
    }),
    { numRuns: 400 },
  );
});

it('MONEY-06 any repeated command gets its first answer and moves nothing', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 10 }), (items) => {
      const store = memoryStore([MEMBER]);
      store.commit([opening(100_000n)]);
      const first = store.commit(items);
      const accounts = structuredClone(store.accounts);
      const posted = store.postings.length;
      const again = store.commit(items.filter((_, i) => first[i]?.is !== 'refused'));
      const firsts = first.filter((answer) => answer.is !== 'refused');
      expect(again.map((a) => a.transferId)).toEqual(firsts.map((a) => a.transferId));
      // A rollback whose id was rolled back is decided again, and finds nothing left to do.
      expect(again.filter((a) => a.is !== 'repeated' && a.is !== 'noted')).toEqual([]);
      expect([store.accounts, store.postings.length]).toEqual([accounts, posted]);
    }),
    { numRuns: 300 },
  );
});

it('MONEY-06 a barred id never counts, one that came before is told, and the first to come decides', () => {
  const sent = fc.array(fc.constantFrom(bet('a', 10n), bar('a')), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sent, (items) => {
      const store = memoryStore([MEMBER]);
      store.commit([opening(100_000n)]);
      const answers = store.commit(items);
      const counts = items[0]?.does === 'post';
      expect(store.balance(MEMBER, 'CASH')).toBe(100_000n - (counts ? 10n : 0n));
      expect(answers.map(({ is, code }) => code ?? is)).toEqual(
        items.map(({ does }, i) => {
          if (does === 'bar') return counts ? 'repeated' : 'noted';
          return counts ? (i === 0 ? 'posted' : 'repeated') : 'tombstoned';
        }),
      );
    }),
  );
});

/** A message, and how it changes the member's money where it counts. */
type Message = [does: (id: string) => LedgerItem, moves: bigint];
const message: fc.Arbitrary<Message> = fc.oneof(
  fc.tuple(amount, ref).map(([a, r]): Message => [(t) => bet(t, a, r), -a]),
  fc.tuple(amount, ref).map(([a, r]): Message => [(t) => win(t, a, { ref: r }), a]),
  fc.tuple(amount, amount).map(([a, b]): Message => [(t) => betWin(t, a, b), b - a]),
  fc.tuple(signed, fc.option(ref)).map(([a, r]): Message => [(t) => adjust(t, a, r), a]),
  more.map((a): Message => [(t) => promoWin(t, a), a]),
);
/** Messages without bets, since a bet is refused in an order that leaves no funds. */
const unrefused: fc.Arbitrary<Message> = fc.oneof(
  fc.tuple(amount, ref).map(([a, r]): Message => [(t) => win(t, a, { ref: r }), a]),
  fc.tuple(signed, fc.option(ref)).map(([a, r]): Message => [(t) => adjust(t, a, r), a]),
  more.map((a): Message => [(t) => promoWin(t, a), a]),
);

const roundOf = (item: LedgerItem) => item.round?.ref ?? 'r';

/** Messages with ids, some rolled back, all of them shuffled with repetitions. */
const deliveries = (of: fc.Arbitrary<Message>) =>
  fc
    .array(fc.tuple(of, fc.constantFrom(0, 0, 1, 2)), { minLength: 1, maxLength: 6 })
    .chain((all) => {
      const sent = all.map(([[does], undone], i) => ({ item: does(`m${i}`), undone, i }));
      const items = sent.flatMap(({ item, undone, i }) => [
        item,
        ...['x', 'y'].slice(0, undone).map((x) => rollback(`${x}${i}`, `m${i}`, roundOf(item))),
      ]);
      const expected = all.reduce((sum, [[, moves], undone]) => sum + (undone ? 0n : moves), 0n);
      const order = fc
        .array(fc.constantFrom(...items), { maxLength: 5 })
        .chain((again) =>
          fc.shuffledSubarray([...items, ...again], { minLength: items.length + again.length }),
        );
      return fc.tuple(order, fc.constant(expected));
    });

it('MONEY-06 37, 38 any order and repetition of any messages gives the same balance', () => {
  fc.assert(
    fc.property(deliveries(message), ([items, expected]) => {
      const store = memoryStore([MEMBER]);
      // The member has enough funds in every order, as promise 2 of the protocol requires.
      store.commit([opening(1_000_000n)]);
      for (const item of items) store.commit([item]);
      expect(net(store) - 1_000_000n).toBe(expected);
      expect(store.balance(MEMBER, 'DEBT')).toBe(0n);
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 700 },
  );
});

it('MONEY-06 39 a correction that takes money leaves the same cash and debt in every order', () => {
  fc.assert(
    fc.property(deliveries(unrefused), ([items, expected]) => {
      const store = memoryStore([MEMBER]);
      for (const item of items) store.commit([item]);
      expect(net(store)).toBe(expected);
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it('MONEY-06 39 a debt is repaid first, and blocks bets until then', () => {
  const store = memoryStore([MEMBER]);
  store.commit([win('w', 50n), bet('b', 50n), rollback('x', 'w')]);
  expect([store.balance(MEMBER, 'CASH'), store.balance(MEMBER, 'DEBT')]).toEqual([0n, -50n]);
  const [refused, part] = store.commit([bet('c', 1n), win('v', 20n)]);
  expect([refused?.code, part?.balances]).toMatchObject(['insufficient', { cash: 0n, debt: -30n }]);
  store.commit([win('u', 60n)]);
  expect([store.balance(MEMBER, 'CASH'), store.balance(MEMBER, 'DEBT')]).toEqual([30n, 0n]);
  expect(breaches(store)).toEqual([]);
});

it('MONEY-06 a rollback applies to the round of its target, and to none if the target has none', () => {
  const store = memoryStore([MEMBER]);
  store.commit([opening(100n), bet('b', 10n), promoWin('p', 5n), adjust('a', -7n, null)]);
  const codes = (items: LedgerItem[]) => store.commit(items).map((a) => a.code ?? a.is);
  expect(codes([rollback('x', 'b', 's'), rollback('x2', 'x', 'r')])).toEqual([
    'target_mismatch',
    'noted',
  ]);
  expect(codes([rollback('y', 'p', 's'), rollback('z', 'a', 's')])).toEqual(['posted', 'posted']);
  expect([net(store), store.rounds.size]).toEqual([90n, 1]);
  expect(store.transfers.slice(-2).map((t) => [t.kind, t.causeKind, t.causeId])).toEqual([
    ['rollback', 'promotion', 'spring'],
    ['rollback', 'adjust', 'a'],
  ]);
  expect(codes([rollback('v', 'b'), rollback('u', 'v')])).toEqual(['posted', 'target_mismatch']);
  expect(breaches(store)).toEqual([]);
});

it('MONEY-06 32, 33 a rollback counts once, before its target or after it', () => {
  const store = memoryStore([MEMBER]);
  store.commit([opening(100n), bet('b', 10n)]);
  const [first, second] = store.commit([rollback('x', 'b'), rollback('y', 'b')]);
  expect([first?.is, second?.is]).toEqual(['posted', 'repeated']);
  expect(second?.transferId).toBe(first?.transferId);
  const answers = store.commit([rollback('u', 'c'), rollback('v', 'c'), bet('c', 10n)]);
  expect(answers.map((a) => a.code ?? a.is)).toEqual(['noted', 'noted', 'tombstoned']);
  expect(answers.map((a) => a.transferId)).toEqual([null, null, null]);
  expect(['x', 'y', 'c', 'u'].map((t) => store.outcome(MEMBER, `DEMO/${t}`))).toEqual([4, 4, 2, 4]);
});

it('MONEY-06 a rollback that was itself rolled back before it came still takes effect', () => {
  const store = memoryStore([MEMBER]);
  store.commit([opening(100n), bet('b', 10n), rollback('y', 'x')]);
  expect(store.commit([rollback('x', 'b')])[0]?.is).toBe('posted');
  expect(net(store)).toBe(100n);
  expect(store.outcome(MEMBER, 'DEMO/x')).toBe(2);
});

it('MONEY-06 a hold is completed or voided once, whichever comes first', () => {
  const store = memoryStore([MEMBER]);
  const until = new Date('2026-11-25T08:00:00Z');
  store.commit([opening(100_000n), hold('h', 30_000n, until), hold('g', 10_000n)]);
  expect(store.balance(MEMBER, 'HOLD')).toBe(40_000n);
  expect(store.commit([rollback('x', 'h')])[0]?.code).toBe('target_mismatch');
  const [paid, late] = store.commit([
    resolve('paid', 'h', 30_000n, 'C'),
    resolve('void', 'h', 30_000n, 'V'),
  ]);
  expect([paid?.is, late?.code]).toEqual(['posted', 'hold_resolved']);
  const [unknown, none] = store.commit([
    resolve('other', 'never', 1n, 'V'),
    resolve('none', 'opening', 1n, 'V'),
  ]);
  expect([unknown?.code, none?.code]).toEqual(['hold_unknown', 'hold_unknown']);
  expect(store.commit([resolve('back', 'g', 10_000n, 'V')])[0]?.balances).toMatchObject({
    cash: 70_000n,
    held: 0n,
  });
  expect([...store.holds.values()]).toMatchObject([
    { state: 'C', by: '5', amount: 30_000n, kind: 'hold', against: null },
    { state: 'V', by: '9', amount: 10_000n, causeId: 'g' },
  ]);
  expect(store.transfers.map((t) => [t.phase, t.pendingId])).toEqual([
    ['S', null],
    ['P', null],
    ['P', null],
    ['C', '2'],
    ['V', '3'],
  ]);
  expect(store.commit([rollback('y', 'paid')])[0]?.code).toBe('target_mismatch');
  expect(breaches(store)).toEqual([]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digest, house } from './accounts.ts';
import type { LedgerItem } from './items.ts';
import { roundId } from './rounds.ts';
import {
  adjust,
  bet,
  breaches,
  buyIn,
  deliver,
  hold,
  leave,
  MEMBER,
  net,
  opening,
  rollback,
  tick,
  VENDOR,
  win,
} from './test-items.ts';
import { memoryStore } from './test-memory-store.ts';

const START = 100n;

function start() {
  const store = memoryStore([MEMBER]);
  store.commit([opening(START)]);
  return store;
}
type Store = ReturnType<typeof start>;

const roundIn = (store: Store, ref = 'r') =>
  store.rounds.get(`${MEMBER}/${VENDOR}/${roundId(VENDOR, ref)}`);
const held = (store: Store) => store.balance(MEMBER, 'HOLD');
const kept = (store: Store, ref = 'r') => {
  const round = roundIn(store, ref);
  return round ? [round.bets, round.wins, round.refunds] : null;
};

/** Commits each item and returns its answer with the member's cash and hold afterwards. */
function course(items: readonly LedgerItem[]) {
  const store = start();
  const steps = items.map((item) => {
    const [answer] = store.commit([item]);
    const round = roundIn(store);
    return `${answer?.code ?? answer?.is} ${net(store)}+${held(store)} ${round?.state ?? '-'}`;
  });
  expect(breaches(store)).toEqual([]);
  return { steps, store };
}

it('MONEY-06 60 a buy-in waits in a hold, is moved by its ticks and ended by its leave', () => {
  const { steps, store } = course([
    buyIn('b', 50n),
    tick('t', 'b', -10n),
    tick('u', 'b', 25n),
    leave('l', 'b', 65n),
  ]);
  expect(steps).toEqual(['posted 50+50 O', 'posted 50+40 O', 'posted 50+65 O', 'posted 115+0 C']);
  expect(kept(store)).toEqual([10n, 25n, 0n]);
  expect(roundIn(store)).toMatchObject({ liveBets: 1, netted: true });
  expect(store.transfers.map((t) => [t.kind, t.phase, t.pendingId])).toEqual([
    ['opening', 'S', null],
    ['buyIn', 'P', null],
    ['tick', 'S', '2'],
    ['tick', 'S', '2'],
    ['leave', 'V', '2'],
  ]);
  expect(store.holds.get(`${MEMBER}/2`)).toMatchObject({ state: 'V', by: '5', kind: 'buyIn' });
});

it('MONEY-03 MONEY-06 60 a game that tells what it paid is booked with its stakes and its wins', () => {
  const { steps, store } = course([
    buyIn('b', 50n),
    tick('t', 'b', -2n, 'r', 8n),
    tick('u', 'b', 5n, 'r', 15n),
    leave('l', 'b', 60n, { won: 20n }),
  ]);
  expect(steps).toEqual(['posted 50+50 O', 'posted 50+48 O', 'posted 50+53 O', 'posted 110+0 C']);
  expect(kept(store)).toEqual([33n, 43n, 0n]);
  const turned = course([
    buyIn('b', 50n),
    tick('t', 'b', -2n, 'r', 8n),
    rollback('x', 't'),
    leave('l', 'b', 51n, { won: 9n }),
    rollback('y', 'l'),
  ]);
  expect(turned.steps.slice(1)).toEqual([
    'posted 50+48 O',
    'posted 50+50 O',
    'posted 101+0 C',
    'posted 50+0 C',
  ]);
  expect(net(turned.store)).toBe(50n);
});

it.each<[string, LedgerItem[], string[]]>([
  [
    'a leave with more than the hold: the house pays the rest',
    [buyIn('b', 50n), leave('l', 'b', 65n)],
    ['posted 50+50 O', 'posted 115+0 C'],
  ],
  [
    'a leave with less: the house keeps the rest',
    [buyIn('b', 50n), leave('l', 'b', 20n)],
    ['posted 50+50 O', 'posted 70+0 C'],
  ],
  [
    'a leave with zero from a hold with money',
    [buyIn('b', 50n), leave('l', 'b', 0n), rollback('x', 'l')],
    ['posted 50+50 O', 'posted 50+0 C', 'noted 50+0 C'],
  ],
  [
    'a leave with zero from an empty hold is noted and still ends it',
    [buyIn('b', 50n), tick('t', 'b', -50n), leave('l', 'b', 0n), leave('l', 'b', 0n)],
    ['posted 50+50 O', 'posted 50+0 O', 'noted 50+0 C', 'repeated 50+0 C'],
  ],
  [
    'a loss takes at most what the hold has',
    [buyIn('b', 50n), tick('t', 'b', -70n), tick('u', 'b', -1n), tick('v', 'b', 30n)],
    ['posted 50+50 O', 'posted 50+0 O', 'noted 50+0 O', 'posted 50+30 O'],
  ],
  [
    'a tick after the leave moves nothing, and neither does its rollback',
    [buyIn('b', 50n), leave('l', 'b', 50n), tick('t', 'b', -10n), rollback('x', 't')],
    ['posted 50+50 O', 'posted 100+0 C', 'noted 100+0 C', 'noted 100+0 C'],
  ],
  [
    'a tick before its buy-in must be sent again',
    [tick('t', 'b', 10n), buyIn('b', 50n), tick('t', 'b', 10n)],
    ['try_again 100+0 -', 'posted 50+50 O', 'posted 50+60 O'],
  ],
  [
    'a leave before its buy-in is paid by the house, which gets the buy-in',
    [leave('l', 'b', 65n), buyIn('b', 50n), tick('t', 'b', -10n), rollback('x', 'b')],
    ['posted 165+0 C', 'posted 115+0 O', 'noted 115+0 O', 'posted 165+0 O'],
  ],
  [
    'a second leave is a win',
    [buyIn('b', 50n), leave('l', 'b', 50n), leave('m', 'b', 5n), leave('m', 'b', 5n)],
    ['posted 50+50 O', 'posted 100+0 C', 'posted 105+0 C', 'repeated 105+0 C'],
  ],
  [
    'two leaves before the buy-in',
    [leave('l', 'b', 5n), leave('m', 'b', 5n), buyIn('b', 50n)],
    ['posted 105+0 C', 'posted 110+0 C', 'posted 60+0 O'],
  ],
  [
    'a rollback gives back exactly the buy-in, from the hold',
    [buyIn('b', 50n), rollback('x', 'b'), tick('t', 'b', 5n)],
    ['posted 50+50 O', 'posted 100+0 V', 'noted 100+0 V'],
  ],
  [
    'what the ticks won goes back to the house',
    [buyIn('b', 50n), tick('t', 'b', 25n), rollback('x', 'b')],
    ['posted 50+50 O', 'posted 50+75 O', 'posted 100+0 V'],
  ],
  [
    'what the ticks lost comes from the house',
    [buyIn('b', 50n), tick('t', 'b', -30n), rollback('x', 'b')],
    ['posted 50+50 O', 'posted 50+20 O', 'posted 100+0 V'],
  ],
  [
    'after the leave all of it comes from the house',
    [buyIn('b', 50n), leave('l', 'b', 20n), rollback('x', 'b')],
    ['posted 50+50 O', 'posted 70+0 C', 'posted 120+0 O'],
  ],
  [
    'a leave after the rollback is paid by the house',
    [buyIn('b', 50n), rollback('x', 'b'), leave('l', 'b', 20n)],
    ['posted 50+50 O', 'posted 100+0 V', 'posted 120+0 C'],
  ],
  [
    'a leave of a buy-in that never counts',
    [rollback('x', 'b'), buyIn('b', 50n), leave('l', 'b', 20n)],
    ['noted 100+0 -', 'tombstoned 100+0 -', 'posted 120+0 C'],
  ],
  [
    'the rollback of a leave takes what it paid',
    [buyIn('b', 50n), leave('l', 'b', 65n), rollback('x', 'l')],
    ['posted 50+50 O', 'posted 115+0 C', 'posted 50+0 C'],
  ],
  [
    'what is missing becomes debt, and a leave repays one',
    [buyIn('b', 50n), leave('l', 'b', 65n), bet('a', 110n, 's'), rollback('x', 'l')],
    ['posted 50+50 O', 'posted 115+0 C', 'posted 5+0 C', 'posted -60+0 C'],
  ],
  [
    'a leave that repaid a debt is rolled back completely',
    [buyIn('b', 50n), adjust('a', -90n, null), leave('l', 'b', 65n), rollback('x', 'l')],
    ['posted 50+50 O', 'posted -40+50 O', 'posted 25+0 C', 'posted -40+0 C'],
  ],
  [
    'the rollback of a loss, while the hold is open',
    [buyIn('b', 50n), tick('t', 'b', -30n), rollback('x', 't')],
    ['posted 50+50 O', 'posted 50+20 O', 'posted 50+50 O'],
  ],
  [
    'the rollback of a gain takes at most what the hold has',
    [buyIn('b', 50n), tick('t', 'b', 30n), tick('u', 'b', -60n), rollback('x', 't')],
    ['posted 50+50 O', 'posted 50+80 O', 'posted 50+20 O', 'posted 50+0 O'],
  ],
  [
    'the rollback of a gain that the hold can give',
    [buyIn('b', 50n), tick('t', 'b', 30n), rollback('x', 't'), rollback('y', 't')],
    ['posted 50+50 O', 'posted 50+80 O', 'posted 50+50 O', 'repeated 50+50 O'],
  ],
  [
    'the rollback of a gain that is already lost',
    [buyIn('b', 50n), tick('t', 'b', 30n), tick('u', 'b', -90n), rollback('x', 't')],
    ['posted 50+50 O', 'posted 50+80 O', 'posted 50+0 O', 'noted 50+0 O'],
  ],
  [
    'the rollback of a tick after the leave moves nothing',
    [buyIn('b', 50n), tick('t', 'b', -30n), leave('l', 'b', 20n), rollback('x', 't')],
    ['posted 50+50 O', 'posted 50+20 O', 'posted 70+0 C', 'noted 70+0 C'],
  ],
  [
    'a buy-in is affordable or refused',
    [buyIn('b', 101n), buyIn('b', 100n)],
    ['insufficient 100+0 -', 'posted 0+100 O'],
  ],
  [
    'a correction that names a bet uses no hold',
    [bet('b', 10n), tick('t', 'b', 5n), tick('u', 'b', -1n)],
    ['posted 90+0 O', 'posted 95+0 O', 'posted 94+0 O'],
  ],
  [
    'a final win that names a bet is a win',
    [bet('b', 10n), leave('l', 'b', 5n), rollback('x', 'l')],
    ['posted 90+0 O', 'posted 95+0 C', 'posted 90+0 C'],
  ],
  [
    'a final win before the bet that it names is a win',
    [leave('l', 'b', 5n), bet('b', 10n), tick('t', 'b', 1n)],
    ['posted 105+0 C', 'posted 95+0 O', 'posted 96+0 O'],
  ],
  [
    'a leave ends only its buy-in',
    [leave('l', 'b', 5n), buyIn('c', 50n)],
    ['posted 105+0 C', 'posted 55+50 O'],
  ],
  [
    'a correction that names a plain hold does not move it',
    [hold('h', 10n), tick('t', 'h', 5n), leave('l', 'h', 5n), rollback('x', 'h')],
    ['posted 90+10 -', 'posted 95+10 O', 'posted 100+10 C', 'target_mismatch 100+10 C'],
  ],
  [
    'another round cannot roll back a tick',
    [buyIn('b', 50n), tick('t', 'b', 1n), rollback('x', 't', 's')],
    ['posted 50+50 O', 'posted 50+51 O', 'target_mismatch 50+51 O'],
  ],
])('MONEY-06 60 a buy-in: %s', (_name, items, steps) => {
  expect(course(items).steps).toEqual(steps);
});

it.each<[string, LedgerItem[], bigint[]]>([
  ['a buy-in alone has no stake', [buyIn('b', 50n)], [0n, 0n, 0n]],
  ['a leave with less', [buyIn('b', 50n), leave('l', 'b', 20n)], [30n, 0n, 0n]],
  ['a leave with more', [buyIn('b', 50n), leave('l', 'b', 65n)], [0n, 15n, 0n]],
  ['a leave first', [leave('l', 'b', 65n), buyIn('b', 50n)], [50n, 65n, 0n]],
  ['a loss rolled back', [buyIn('b', 50n), tick('t', 'b', -9n), rollback('x', 't')], [9n, 0n, 9n]],
  ['a gain rolled back', [buyIn('b', 50n), tick('t', 'b', 9n), rollback('x', 't')], [0n, 0n, 0n]],
  [
    'a loss, then the buy-in rolled back',
    [buyIn('b', 50n), tick('t', 'b', -9n), rollback('x', 'b')],
    [9n, 0n, 9n],
  ],
  [
    'a gain, then the buy-in rolled back',
    [buyIn('b', 50n), tick('t', 'b', 9n), rollback('x', 'b')],
    [0n, 0n, 0n],
  ],
  [
    'rolled back after the leave',
    [buyIn('b', 50n), leave('l', 'b', 20n), rollback('x', 'b')],
    [30n, 20n, 30n],
  ],
  [
    'a leave rolled back',
    [buyIn('b', 50n), leave('l', 'b', 65n), rollback('x', 'l')],
    [50n, 0n, 0n],
  ],
])('MONEY-06 60 the round after a buy-in: %s', (_name, items, sums) => {
  expect(kept(course(items).store)).toEqual(sums);
});

it('MONEY-06 60 a tick without a round belongs to its buy-in’s round, else to the round it names', () => {
  const { store } = course([
    buyIn('b', 50n),
    tick('t', 'b', -10n, null),
    tick('u', 'b', -4n, 'hand'),
    tick('v', 'b', 3n, 'hand'),
    leave('l', 'b', 39n, { validBet: 12n }),
  ]);
  expect([kept(store), kept(store, 'hand')]).toEqual([
    [10n, 0n, 0n],
    [4n, 3n, 0n],
  ]);
  expect(roundIn(store)).toMatchObject({ state: 'C', validBet: 12n });
  expect(roundIn(store, 'hand')).toMatchObject({ netted: true, liveBets: 0, state: 'O' });
});

it('MONEY-06 60 a buy-in after its leave holds nothing, and its transfers say so', () => {
  const { store } = course([leave('l', 'b', 65n), buyIn('b', 50n), rollback('x', 'b')]);
  expect(store.transfers.map((t) => [t.kind, t.phase, t.pendingId])).toEqual([
    ['opening', 'S', null],
    ['win', 'S', null],
    ['buyIn', 'S', null],
    ['rollback', 'S', null],
  ]);
  expect(store.holds.get(`${MEMBER}/3`)).toMatchObject({ state: 'V', amount: 0n, by: null });
  const left = digest(`left/${VENDOR}/b`);
  expect(store.keys.get(`${MEMBER}/${left}`)).toMatchObject({ input: left, outcome: 3 });
});

it('MONEY-06 60 its rollback voids the hold; an earlier leave notes no second key', () => {
  const { store } = course([
    buyIn('b', 50n),
    rollback('x', 'b'),
    buyIn('c', 9n),
    leave('l', 'c', 9n),
  ]);
  expect(store.transfers.slice(1, 3).map((t) => [t.kind, t.phase, t.pendingId])).toEqual([
    ['buyIn', 'P', null],
    ['rollback', 'V', '2'],
  ]);
  expect(store.holds.get(`${MEMBER}/2`)).toMatchObject({ state: 'V', by: '3' });
  expect(store.outcome(MEMBER, `left/${VENDOR}/c`)).toBeUndefined();
});

it('MONEY-06 60 a hand is booked net, stays open without a bet, and marks late messages', () => {
  const store = start();
  const hand = (items: LedgerItem[]) => {
    store.commit(items);
    const { state, flags, netted } = roundIn(store, 'hand')!;
    return [state, ...flags, netted].join(' ');
  };
  expect(hand([buyIn('b', 50n), tick('t', 'b', -4n, 'hand')])).toBe('O true');
  expect(hand([tick('u', 'b', -3n, 'hand'), win('w', 0n, { ref: 'hand', final: true })])).toBe(
    'C true',
  );
  expect(hand([rollback('x', 't', 'hand')])).toBe('C resettled true');
  expect(kept(store, 'hand')).toEqual([7n, 0n, 4n]);
  store.commit([leave('l', 'b', 40n, { ref: 'end' })]);
  expect(roundIn(store, 'end')).toMatchObject({ bets: 7n, wins: 0n, netted: true, state: 'C' });
  const undone = course([buyIn('b', 50n), leave('l', 'b', 20n), rollback('x', 'l')]).store;
  expect(roundIn(undone)).toMatchObject({ bets: 50n, wins: 0n, flags: ['resettled'] });
});

it('MONEY-06 60 the ticks of a buy-in without a round have none either', () => {
  const { round: _, ...item } = buyIn('b', 50n);
  const store = start();
  const bare = { ...item, cause: { kind: 'buyIn', id: 'b' } };
  const answers = store.commit([bare, tick('t', 'b', -10n, null), tick('u', 'b', 5n, null)]);
  expect(answers.map((a) => [a.is, a.round])).toEqual([
    ['posted', null],
    ['posted', null],
    ['posted', null],
  ]);
  expect([held(store), store.rounds.size]).toEqual([45n, 0]);
});

it('MONEY-06 60 a round with a buy-in is compared by what the house keeps of it', () => {
  const close = (bets: bigint, wins: bigint): LedgerItem => {
    const item = win('c', 0n);
    const { vendor, ref, game } = item.round!;
    return { ...item, legs: [], round: { vendor, ref, game, close: { bets, wins, refunds: 0n } } };
  };
  const played = [buyIn('b', 50n), tick('t', 'b', -10n), tick('u', 'b', 25n)];
  const stateOf = (items: LedgerItem[]) => {
    const round = roundIn(course(items).store);
    return [round?.state, ...(round?.flags ?? [])].join(' ');
  };
  expect(stateOf([...played, leave('l', 'b', 65n), close(50n, 65n)])).toBe('C');
  expect(stateOf([...played, close(500n, 515n), leave('l', 'b', 65n)])).toBe('C');
  expect(stateOf([...played, leave('l', 'b', 65n), close(50n, 64n)])).toBe('O mismatch');
});

it('MONEY-06 60 a hold keeps the account it was made against, whatever a later message says', () => {
  const other = house('GAME', VENDOR, 'fish');
  const store = start();
  const moved = { ...leave('l', 'b', 65n), legs: [{ from: other, to: house('GAME'), amount: 1n }] };
  store.commit([buyIn('b', 50n), moved]);
  const tables = new Set(store.postings.flatMap((p) => [p.from, p.to]).filter((id) => id < '0'));
  // The house accounts of the opening and of the buy-in.
  expect(tables.size).toBe(2);
  const unknown = { ...buyIn('c', 1n), buyIn: { as: 'open', against: other, amount: 1n } } as const;
  expect(store.commit([unknown])[0]?.is).toBe('posted');
  expect(breaches(store)).toEqual([]);
});

const amount = fc.bigInt({ min: 1n, max: 60n });
const signed = fc.bigInt({ min: -60n, max: 60n }).filter((n) => n !== 0n);
const session = fc.record({
  stake: amount,
  ticks: fc.array(signed, { maxLength: 3 }),
  left: fc.option(fc.bigInt({ min: 0n, max: 120n }), { nil: null }),
  undone: fc.subarray(['b', 'l', 't0', 't1']),
  correction: fc.bigInt({ min: -150n, max: 50n }).filter((n) => n !== 0n),
});

interface Session {
  stake: bigint;
  ticks: bigint[];
  left: bigint | null;
  undone: string[];
  correction: bigint;
}

const messagesOf = ({ ticks, left, undone, correction }: Session): LedgerItem[] => [
  ...ticks.map((n, i) => tick(`t${i}`, 'b', n, i === 2 ? null : 'r')),
  ...(left === null ? [] : [leave('l', 'b', left)]),
  ...undone.map((target) => rollback(`x${target}`, target)),
  adjust('a', correction, null),
];

/** What the member must have in the end. It depends on what counts, not on the order. */
function expectedNet({ stake, left, undone, correction }: Session): bigint {
  const paid = left === null || undone.includes('l') ? 0n : left;
  return START - stake + paid + (undone.includes('b') ? stake : 0n) + correction;
}

const inAnyOrder = (messages: readonly LedgerItem[]) =>
  fc
    .array(fc.constantFrom(...messages), { maxLength: 6 })
    .chain((again) =>
      fc.shuffledSubarray([...messages, ...again], { minLength: messages.length + again.length }),
    );

it('MONEY-06 60 after its buy-in, any order and repetition gives the same balance', () => {
  const runs = session.chain((one) =>
    fc.tuple(fc.constant(one), inAnyOrder([buyIn('b', one.stake), ...messagesOf(one)])),
  );
  fc.assert(
    fc.property(runs, ([one, order]) => {
      const store = start();
      deliver(store, [buyIn('b', one.stake), ...order]);
      expect(net(store)).toBe(expectedNet(one));
      const ended = one.undone.includes('b') || (one.left !== null && !one.undone.includes('l'));
      if (ended) expect(held(store)).toBe(0n);
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it('MONEY-06 60 its leave and its ticks may also come before the buy-in', () => {
  const runs = session
    .map((one) => ({ ...one, correction: 1n, undone: one.undone.filter((id) => id !== 'b') }))
    .chain((one) =>
      fc.tuple(fc.constant(one), inAnyOrder([buyIn('b', one.stake), ...messagesOf(one)])),
    );
  fc.assert(
    fc.property(runs, ([one, order]) => {
      const store = start();
      deliver(store, order);
      expect(net(store)).toBe(expectedNet(one));
      expect(breaches(store)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

it('MONEY-06 60 the split of a session into batches changes no answer and no balance', () => {
  const runs = session.chain((one) =>
    fc.tuple(
      inAnyOrder([buyIn('b', one.stake), ...messagesOf(one)]),
      fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
    ),
  );
  fc.assert(
    fc.property(runs, ([order, cuts]) => {
      const batched = start();
      const single = start();
      const bounds = [0, ...[...cuts].sort((a, b) => a - b), order.length];
      const together = bounds.flatMap((from, i) =>
        batched.commit(order.slice(from, bounds[i + 1] ?? order.length)),
      );
      const apart = order.flatMap((item) => single.commit([item]));
      const shown = (answers: typeof apart) => answers.map((a) => [a.is, a.code, a.balances?.held]);
      expect(shown(together)).toEqual(shown(apart));
      expect([...batched.rounds.values()]).toEqual([...single.rounds.values()]);
      const plain = (store: Store) => [...store.holds.values()].map((h) => [h.state, h.amount]);
      expect(plain(batched)).toEqual(plain(single));
      expect(breaches(batched)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

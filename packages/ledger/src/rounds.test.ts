import { expect, it } from 'vitest';
import type { LedgerItem } from './items.ts';
import { fromHouse, newRound, roundId, toHouse, type RoundRow } from './rounds.ts';
import {
  adjust,
  AT,
  bet,
  betWin,
  MEMBER,
  note,
  opening,
  rollback,
  roundClose,
  VENDOR,
  win,
} from './test-items.ts';
import { memoryStore } from './test-memory-store.ts';

function start() {
  const store = memoryStore([MEMBER]);
  store.commit([opening(1_000_000n)]);
  return store;
}

const roundIn = (store: ReturnType<typeof start>) =>
  store.rounds.get(`${MEMBER}/${VENDOR}/${roundId(VENDOR, 'r')}`);

const shown = (round: RoundRow | undefined) =>
  round ? [round.state, ...round.flags].join(' ') : 'none';

/** The round's state and flags after each item. */
function course(items: readonly LedgerItem[]): string[] {
  const store = start();
  return items.map((item) => {
    store.commit([item]);
    return shown(roundIn(store));
  });
}

const totals = (bets: bigint, wins: bigint, refunds = 0n) => ({ bets, wins, refunds });
const close = (id: string, bets: bigint, wins: bigint, refunds = 0n) =>
  roundClose(id, totals(bets, wins, refunds));

const undone: LedgerItem = { ...close('undo', 0n, 0n), round: { ...note('r'), undone: true } };

// docs/domain/wallet-protocol.md §7, row by row, and the cases of §13 by their numbers.
it.each<[string, LedgerItem[], string[]]>([
  [
    'opens with a bet, closes with a final win',
    [bet('b', 10n), win('w', 0n, { final: true })],
    ['O', 'C'],
  ],
  ['opens with a win that comes first', [win('w', 5n), bet('b', 10n)], ['O', 'O']],
  ['a betWin closes', [betWin('b', 10n, 25n)], ['C']],
  ['44 a bet after the close', [win('w', 5n, { final: true }), bet('b', 10n)], ['C', 'O late']],
  ['a betWin after the close', [betWin('a', 10n, 0n), betWin('b', 10n, 0n)], ['C', 'C late']],
  ['a late win', [betWin('a', 10n, 0n), win('w', 5n)], ['C', 'C resettled']],
  ['a late loss notice', [betWin('a', 10n, 0n), win('w', 0n)], ['C', 'C']],
  ['a late correction', [betWin('a', 10n, 9n), adjust('x', -5n)], ['C', 'C resettled']],
  [
    'a flag is set once',
    [betWin('a', 10n, 9n), win('w', 5n), win('v', 5n)],
    ['C', 'C resettled', 'C resettled'],
  ],
  [
    'the rollback of a late win',
    [betWin('a', 1n, 9n), win('w', 5n), rollback('x', 'w')],
    ['C', 'C resettled', 'C resettled'],
  ],
  [
    'the rollback of a win',
    [bet('b', 9n), win('w', 5n, { final: true }), rollback('x', 'w')],
    ['O', 'C', 'C resettled'],
  ],
  ['the only bet rolled back', [bet('b', 10n), rollback('x', 'b')], ['O', 'V']],
  ['a betWin rolled back', [betWin('b', 10n, 25n), rollback('x', 'b')], ['C', 'V']],
  [
    'one of two bets rolled back',
    [bet('a', 1n), bet('b', 2n), rollback('x', 'b')],
    ['O', 'O', 'O'],
  ],
  [
    'one of two after the close',
    [bet('a', 1n), betWin('b', 2n, 0n), rollback('x', 'a')],
    ['O', 'C', 'O late'],
  ],
  [
    'a bet rolled back after it won',
    [bet('b', 9n), win('w', 5n), rollback('x', 'b')],
    ['O', 'O', 'O'],
  ],
  [
    'and then its win too',
    [bet('b', 9n), win('w', 5n), rollback('x', 'b'), rollback('y', 'w')],
    ['O', 'O', 'O', 'V'],
  ],
  ['a win alone rolled back', [win('w', 5n), rollback('y', 'w')], ['O', 'O']],
  [
    'a win after the refund',
    [bet('b', 9n), rollback('x', 'b'), win('w', 5n)],
    ['O', 'V', 'O win_after_refund'],
  ],
  [
    'a final win',
    [bet('b', 9n), rollback('x', 'b'), win('w', 5n, { final: true })],
    ['O', 'V', 'C win_after_refund'],
  ],
  [
    'a loss notice after the refund',
    [bet('b', 9n), rollback('x', 'b'), win('w', 0n, { final: true })],
    ['O', 'V', 'V'],
  ],
  ['a new bet after the refund', [bet('b', 9n), rollback('x', 'b'), bet('c', 9n)], ['O', 'V', 'O']],
  ['a free bet rolled back', [bet('b', 0n), rollback('x', 'b')], ['O', 'V']],
  ['an empty betWin rolled back', [betWin('b', 0n, 0n), rollback('x', 'b')], ['C', 'V']],
  ['a loss notice rolled back', [bet('b', 9n), win('w', 0n), rollback('x', 'w')], ['O', 'O', 'O']],
  [
    '42 right totals',
    [bet('b', 10n), win('w', 25n, { final: true }), close('c', 10n, 25n)],
    ['O', 'C', 'C'],
  ],
  [
    '42 wrong wins',
    [bet('b', 10n), win('w', 25n, { final: true }), close('c', 10n, 24n)],
    ['O', 'C', 'O mismatch'],
  ],
  ['42 wrong bets', [bet('b', 10n), win('w', 25n), close('c', 11n, 25n)], ['O', 'O', 'O mismatch']],
  [
    '42 wrong refunds',
    [bet('b', 10n), win('w', 25n), close('c', 10n, 25n, 1n)],
    ['O', 'O', 'O mismatch'],
  ],
  [
    '42 both wrong, though the difference is right',
    [bet('b', 10n), close('c', 20n, 10n)],
    ['O', 'O mismatch'],
  ],
  [
    'a final win against the totals',
    [bet('b', 10n), close('c', 10n, 5n), win('w', 4n, { final: true })],
    ['O', 'O mismatch', 'O mismatch'],
  ],
  [
    'totals that agree in the end',
    [bet('b', 10n), close('c', 10n, 5n), close('d', 10n, 0n)],
    ['O', 'O mismatch', 'C'],
  ],
  [
    '44 a bet after right totals',
    [bet('b', 10n), close('c', 10n, 0n), bet('d', 5n)],
    ['O', 'C', 'O late mismatch'],
  ],
  [
    'which later match the totals',
    [bet('b', 10n), close('c', 10n, 0n), bet('d', 5n), close('e', 15n, 0n)],
    ['O', 'C', 'O late mismatch', 'C late'],
  ],
  [
    'a late win against right totals',
    [bet('b', 10n), close('c', 10n, 0n), win('w', 5n)],
    ['O', 'C', 'C resettled mismatch'],
  ],
  [
    'a rolled back bet against right totals',
    [bet('b', 9n), bet('d', 1n), close('c', 10n, 0n), rollback('x', 'd')],
    ['O', 'O', 'C', 'O late mismatch'],
  ],
  [
    'a bet of nothing after right totals',
    [bet('b', 9n), close('c', 9n, 0n), bet('d', 0n)],
    ['O', 'C', 'C'],
  ],
  [
    'a correction that totals leave out',
    [bet('b', 9n), close('c', 9n, 0n), adjust('x', 5n)],
    ['O', 'C', 'C resettled'],
  ],
  [
    'a correction that totals contain',
    [bet('b', 9n), close('c', 9n, 5n), adjust('x', 5n)],
    ['O', 'O mismatch', 'C'],
  ],
  [
    'a correction reversed',
    [bet('b', 9n), close('c', 9n, 0n), adjust('x', 5n), rollback('y', 'x')],
    ['O', 'C', 'C resettled', 'C resettled'],
  ],
  [
    'a correction is not a bet and not refunded',
    [bet('b', 9n), adjust('x', -5n), rollback('y', 'x')],
    ['O', 'O', 'O'],
  ],
  [
    'totals with a refund',
    [bet('b', 9n), bet('d', 1n), rollback('x', 'd'), close('c', 10n, 0n, 1n)],
    ['O', 'O', 'O', 'C'],
  ],
  [
    'totals with a refund that came before its bet',
    [bet('b', 9n), rollback('x', 'd'), bet('d', 1n), close('c', 10n, 0n, 1n)],
    ['O', 'O', 'O', 'C'],
  ],
  [
    'totals of a fully refunded round',
    [close('c', 10n, 0n, 10n), bet('b', 10n), rollback('x', 'b')],
    ['V', 'O mismatch', 'V'],
  ],
  ['refunded totals with a win', [close('c', 10n, 5n, 10n), win('w', 5n)], ['O mismatch', 'C']],
  ['totals before every bet', [close('c', 9n, 0n), bet('b', 9n)], ['O mismatch', 'C']],
  [
    'a free bet rolled back and its loss notice',
    [bet('b', 0n), rollback('x', 'b'), win('w', 0n, { final: true })],
    ['O', 'V', 'V'],
  ],
  ['totals of zero', [close('c', 0n, 0n)], ['C']],
  [
    'undone by people after its bet came back',
    [bet('b', 9n), rollback('x', 'b'), undone],
    ['O', 'V', 'V'],
  ],
  ['undone with a free bet, which nothing reverses', [bet('b', 0n), undone], ['O', 'V']],
  [
    'undone after its only win was taken back',
    [win('w', 5n), rollback('x', 'w'), undone],
    ['O', 'O', 'V'],
  ],
  ['not undone while a win stands', [bet('b', 0n), win('w', 5n), undone], ['O', 'O', 'O']],
  [
    'credited late after people undid it',
    [bet('b', 0n), undone, win('w', 5n, { final: true })],
    ['O', 'V', 'C win_after_refund'],
  ],
  ['a round with no totals stays open', [bet('b', 9n), win('w', 5n)], ['O', 'O']],
])('MONEY-06 a round: %s', (_name, items, states) => {
  expect(course(items)).toEqual(states);
});

it.each([5n, -5n])('MONEY-06 a reversed correction of %s leaves no sum behind', (by) => {
  const store = start();
  store.commit([bet('b', 9n), adjust('x', by)]);
  expect(roundIn(store)).toMatchObject({ bets: 9n, wins: by, adjusted: by, refunds: 0n });
  store.commit([rollback('y', 'x')]);
  const sums = { bets: 9n, wins: 0n, adjusted: 0n, refunds: 0n, liveBets: 1 };
  expect(roundIn(store)).toMatchObject(sums);
});

it('MONEY-06 43 a round with right totals ends closed in every order', () => {
  const items = [bet('a', 10n), bet('b', 20n), win('w', 7n), close('c', 30n, 7n, 20n)];
  const takenBack = rollback('x', 'b');
  for (const order of permutations([...items, takenBack])) {
    expect(course(order).at(-1), order.map((item) => item.key).join()).toMatch(/^C/);
    expect(course(order).at(-1)).not.toMatch(/mismatch/);
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

it('MONEY-06 a round remembers when it opened and when it finally closed', () => {
  const store = start();
  const at = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
  const later = (item: LedgerItem, seconds: number): LedgerItem => ({ ...item, at: at(seconds) });
  store.commit([later(bet('b', 10n), 1)]);
  expect(roundIn(store)).toMatchObject({ openedAt: at(1), closedAt: null, game: 'slot', ref: 'r' });
  store.commit([later(win('w', 5n, { final: true, validBet: 3n }), 2)]);
  store.commit([later(win('v', 5n), 3)]);
  expect(roundIn(store)).toMatchObject({ openedAt: at(1), closedAt: at(2), validBet: 3n });
  store.commit([later(bet('c', 10n), 4)]);
  expect(roundIn(store)?.closedAt).toBeNull();
  store.commit([later(win('u', 5n, { final: true }), 5)]);
  const expected = {
    closedAt: at(5),
    validBet: 3n,
    bets: 20n,
    wins: 15n,
    refunds: 0n,
    liveBets: 2,
  };
  expect(roundIn(store)).toMatchObject(expected);
  expect(roundIn(store)).toMatchObject({ adjusted: 0n, netted: false, close: null });
});

it('MONEY-06 an answer has the round and its state', () => {
  const store = start();
  const [opened, closed] = store.commit([bet('b', 10n), betWin('c', 10n, 5n)]);
  expect([opened?.round?.before, opened?.round?.now.state]).toEqual([null, 'O']);
  expect([closed?.round?.before, closed?.round?.now.state]).toEqual(['O', 'C']);
  const [refused] = store.commit([bet('d', 9_999_999n)]);
  expect(refused?.round).toBeNull();
});

it('MONEY-06 in a round booked net, the house’s gain counts as stakes and its loss as wins', () => {
  const round = newRound(MEMBER, { vendor: VENDOR, ref: 'r', game: 'slot' }, AT);
  const of = (bets: bigint, refunds: bigint, wins: bigint) => ({ ...round, bets, refunds, wins });
  expect(fromHouse(of(10n, 0n, 0n), 4n)).toEqual({ refunds: 4n, wins: 0n, netted: true });
  expect(fromHouse(of(10n, 3n, 0n), 9n)).toEqual({ refunds: 7n, wins: 2n, netted: true });
  expect(fromHouse(of(3n, 10n, 0n), 9n)).toEqual({ refunds: 0n, wins: 9n, netted: true });
  expect(toHouse(of(0n, 0n, 10n), 4n)).toEqual({ wins: -4n, bets: 0n, netted: true });
  expect(toHouse(of(0n, 0n, 3n), 4n)).toEqual({ wins: -3n, bets: 1n, netted: true });
  expect(toHouse(of(0n, 0n, -3n), 4n)).toEqual({ wins: -0n, bets: 4n, netted: true });
});

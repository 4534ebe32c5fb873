import { expect, it } from 'vitest';
import type { MoneyCommand } from './commands.ts';
import { limitEntry, limitRows, turnedEntry } from './play-limits.ts';
import { periodStarts } from './play-periods.ts';

const AT = new Date('2026-11-21T08:00:00Z');
type Judge = Parameters<typeof limitRows.judge>;
type Row = Judge[1];

const limit = (kind: 'stake' | 'wager' | 'loss', amount: string, used = '0', period = 'day') => ({
  kind,
  period,
  amount,
  used,
});
const state = (...limits: ReturnType<typeof limit>[]) => ({ day: '2026-11-21', limits });
const row = (more: Partial<Row> = {}): Row => ({
  member: '7',
  zone: 'Asia/Manila',
  day: '2026-11-21',
  week: '2026-11-16',
  month: '2026-11-01',
  bet: true,
  turns: false,
  wager: '10',
  loss: '10',
  ...more,
});
const judged = (of: Judge[0], more: Partial<Row> = {}, stake = 10n) =>
  limitRows.judge(of, row(more), { member: '7', at: AT, stake });

it.each([
  // A stake equal to the limit is accepted, a slightly higher one is not.
  [limit('stake', '10'), 10n, null],
  [limit('stake', '10'), 11n, 'RG_LIMIT'],
  [limit('wager', '100', '90'), 10n, null],
  [limit('wager', '100', '90'), 11n, 'RG_LIMIT'],
  [limit('loss', '100', '90'), 10n, null],
  [limit('loss', '100', '90'), 11n, 'RG_LIMIT'],
  // Winning more than was staked gives no room above the limit, and a wager is never below zero.
  [limit('loss', '100', '-50'), 100n, null],
  [limit('loss', '100', '-50'), 101n, 'RG_LIMIT'],
  [limit('wager', '100', '-50'), 150n, null],
  [limit('stake', '10', '9'), 10n, null],
])('RG-11 %j meets a stake of %s: %s', (of, stake, refuse) => {
  const verdict = judged(state(of), {}, stake);
  if (refuse) expect(verdict).toEqual({ refuse });
  else expect(verdict).toHaveProperty('next');
});

it('RG-12 one limit of several is enough to refuse', () => {
  const both = [limit('wager', '100'), limit('loss', '5')];
  expect(judged(state(...both))).toEqual({ refuse: 'RG_LIMIT' });
  expect(judged(state(...both.reverse()))).toEqual({ refuse: 'RG_LIMIT' });
});

it('RG-11 a stake counts for the next in the same batch, each sum for its limit', () => {
  const limits = [limit('wager', '99', '1'), limit('loss', '99', '2'), limit('stake', '99', '0')];
  expect(judged(state(...limits), { wager: '10', loss: '-4' })).toEqual({
    next: state(limit('wager', '99', '11'), limit('loss', '99', '-2'), limit('stake', '99', '0')),
  });
});

it('RG-11 a credit, a bet of zero and a bet refused anyway are counted, never refused', () => {
  const full = state(limit('wager', '5', '5'));
  expect(judged(full, { bet: false })).toEqual({ next: state(limit('wager', '5', '15')) });
  expect(judged(full, { wager: '0' }, 0n)).toEqual({ next: full });
  expect(judged(full, { day: '2026-11-22' }, 0n)).toEqual({ next: full });
});

it('RG-11 a stake on another day, or after a rollback in the batch, must be sent again', () => {
  const open = state(limit('wager', '100'));
  expect(judged(open, { day: '2026-11-22' })).toEqual({ refuse: 'try_again' });
  expect(judged(open, { day: '2026-11-22', bet: false })).toEqual({ next: open });
  const afterTurn = { ...open, turned: true } as const;
  const turned = judged(open, { turns: true });
  expect(turned).toEqual({ next: afterTurn });
  expect(judged(afterTurn)).toEqual({ refuse: 'try_again' });
  expect(judged(afterTurn, { bet: false })).toEqual({
    next: { ...state(limit('wager', '100', '10')), turned: true },
  });
});

const message = {
  vendor: 'DEMO',
  member: '7',
  currency: 'PHP',
  game: 'slot',
  round: 'r',
  transaction: 't',
};
const entry = (command: object, judgedToo = true) =>
  limitEntry({ ...message, ...command } as MoneyCommand, 'Asia/Manila', AT, judgedToo);
const moved = (part: Partial<Row>) => ({
  name: 'wallet.limit',
  row: {
    member: '7',
    zone: 'Asia/Manila',
    bet: false,
    turns: false,
    wager: '0',
    loss: '0',
    day: '2026-11-21',
    week: '2026-11-16',
    month: '2026-11-01',
    ...part,
  },
});

it.each<[string, object, Partial<Row> | null]>([
  ['a bet', { kind: 'bet', amount: 10n }, { bet: true, wager: '10', loss: '10' }],
  ['a betWin', { kind: 'betWin', bet: 10n, win: 25n }, { bet: true, wager: '10', loss: '-15' }],
  [
    'a free betWin',
    { kind: 'betWin', bet: 0n, win: 25n, freeRound: 'g' },
    { bet: true, wager: '0', loss: '0' },
  ],
  ['a win', { kind: 'win', amount: 25n }, { loss: '-25' }],
  ['a free win', { kind: 'win', amount: 25n, freeRound: 'g' }, null],
  ['a correction', { kind: 'adjust', amount: 5n }, { loss: '-5' }],
  ['a tick or a correction of a bet', { kind: 'adjust', amount: 5n, target: 'b' }, { turns: true }],
  ['a rollback', { kind: 'rollback', target: 'b' }, { turns: true }],
  ['a prize', { kind: 'promoWin', amount: 5n }, null],
  ['a close', { kind: 'roundClose', bets: 1n, wins: 0n, refunds: 0n }, null],
])('RG-11 %s counts as it moves the cash', (_name, command, part) => {
  expect(entry(command)).toEqual(part && moved(part));
});

it('RG-11 a transfer that people reverse counts as a rollback does', () => {
  expect(turnedEntry('7', 'Asia/Manila', AT)).toEqual(moved({ turns: true }));
});

it('RG-11 a bet that will be refused for another reason is not checked', () => {
  const refused = moved({ wager: '10', loss: '10' });
  expect(entry({ kind: 'bet', amount: 10n }, false)).toEqual(refused);
  expect([limitRows.name, limitRows.subject(row())]).toEqual(['wallet.limit', '7']);
});

it.each([
  // Manila is eight hours ahead: its day begins at 16:00 UTC.
  ['2026-11-21T15:59:59Z', '2026-11-21', '2026-11-16', '2026-11-01'],
  ['2026-11-21T16:00:00Z', '2026-11-22', '2026-11-16', '2026-11-01'],
  ['2026-11-22T16:00:00Z', '2026-11-23', '2026-11-23', '2026-11-01'],
  ['2026-11-30T16:00:00Z', '2026-12-01', '2026-11-30', '2026-12-01'],
])('RG-11 at %s it is %s, in the week of %s', (at, day, week, month) => {
  expect(periodStarts('Asia/Manila', new Date(at))).toEqual({ day, week, month });
});

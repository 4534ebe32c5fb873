import { expect, it } from 'vitest';
import type { BetCommand, PromoWinCommand, RollbackCommand, WinCommand } from '@palaro/kernel';
import { cash, digest, house, roundId, type LedgerItem, type SubledgerEntry } from '@palaro/ledger';
import { awardEntry, cancelEntry } from './award-rows.ts';
import { isFreeWin, itemOf, messageIdentity, messageKey, paidBy } from './command-items.ts';
import type { MoneyCommand } from './commands.ts';
import { messageRows, sessionEntry } from './message-rows.ts';
import { turnedEntry } from './play-limits.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const book = { book: 3, currency: 'PHP', realm: 'R' } as const;
const message = {
  vendor: 'DEMO',
  member: '7',
  currency: 'PHP',
  game: 'slot',
  round: 'r',
  transaction: 't',
};
const table = house('GAME', 'DEMO', 'slot');
const note = { vendor: 'DEMO', ref: 'r', game: 'slot' };
const of = (command: MoneyCommand, limit?: SubledgerEntry) => itemOf(command, book, AT, {}, limit);

const bet = (more: Partial<BetCommand> & Pick<MoneyCommand, 'subledger'> = {}): BetCommand => ({
  ...message,
  kind: 'bet',
  amount: 10n,
  ...more,
});
const win = (more: Partial<WinCommand> = {}): WinCommand => ({
  ...message,
  kind: 'win',
  amount: 25n,
  ...more,
});
const rollback = (more: Partial<RollbackCommand> = {}): RollbackCommand => ({
  ...message,
  kind: 'rollback',
  transaction: 'x',
  target: 't',
  ...more,
});
const betWin = { ...message, kind: 'betWin', bet: 10n, win: 25n } as const;
const adjust = { ...message, kind: 'adjust', amount: 5n, reason: 'resettle' } as const;
const promo: PromoWinCommand = {
  kind: 'promoWin',
  vendor: 'DEMO',
  member: '7',
  currency: 'PHP',
  transaction: 't',
  amount: 5n,
  promotion: 'spring',
  campaign: 'drop',
};
const close = { ...message, kind: 'roundClose', bets: 10n, wins: 25n, refunds: 1n } as const;

/** The part of an item that all messages share. */
const base = (kind: string, input: (string | bigint)[]) => ({
  member: '7',
  book: 3,
  key: 'DEMO/t',
  kind,
  actor: 'DEMO',
  at: AT,
  refuse: {},
  subledger: [],
  input: [kind, '7', 'PHP', 'r', ...input].join('\n'),
  cause: { kind: 'round', id: roundId('DEMO', 'r') },
  does: 'post',
});
const sessionOf = (limited = false) => sessionEntry(message, false, limited);
const legs = (...moves: [LedgerLeg['from'], LedgerLeg['to'], bigint][]) =>
  moves.map(([from, to, amount]) => ({ from, to, amount }));
type LedgerLeg = Extract<LedgerItem, { does: 'post' }>['legs'][number];

it('MONEY-06 9, 30 a stake goes to the game’s table and waits two seconds at most', () => {
  const subledger = [sessionOf()];
  expect(of(bet())).toEqual({
    ...base('bet', [10n]),
    subledger,
    maxWaitMs: 2_000,
    legs: legs([cash, table, 10n]),
    round: { ...note, bet: 10n },
  });
  expect(of({ ...betWin, validBet: 4n })).toEqual({
    ...base('betWin', ['10 25']),
    subledger,
    maxWaitMs: 2_000,
    legs: legs([cash, table, 10n], [table, cash, 25n]),
    round: { ...note, bet: 10n, win: 25n, final: true, validBet: 4n },
  });
});

it('MONEY-06 60 a buy-in is held against its table; a buy-in of zero is malformed', () => {
  const buyIn = bet({ category: 'buyIn' });
  expect(of(buyIn)).toEqual({
    ...base('bet', [10n]),
    kind: 'buyIn',
    subledger: [sessionOf()],
    maxWaitMs: 2_000,
    legs: legs([cash, table, 10n]),
    round: note,
    buyIn: { as: 'open', against: table, amount: 10n },
  });
  const late = { late: 'MEMBER_BLOCKED' };
  expect(itemOf(buyIn, book, AT, late).refuse).toEqual(late);
  const nothing = itemOf({ ...buyIn, amount: 0n }, book, AT, late);
  expect(nothing.refuse).toEqual({ early: 'MALFORMED' });
  expect(of(bet({ category: 'side' }))).not.toHaveProperty('buyIn');
});

it('MONEY-06 26 a win comes from the table; a final one that names a bet ends its buy-in', () => {
  const plain = { ...base('win', [25n]), legs: legs([table, cash, 25n]) };
  expect(of(win({ validBet: 4n }))).toEqual({
    ...plain,
    round: { ...note, win: 25n, final: undefined, validBet: 4n },
  });
  expect(of(win())).not.toHaveProperty('maxWaitMs');
  const final = { ...note, win: 25n, final: true, validBet: undefined };
  expect(of(win({ final: true }))).toEqual({ ...plain, round: final });
  expect(of(win({ final: true, bet: 'b' }))).toEqual({
    ...plain,
    round: final,
    buyIn: { as: 'leave', of: 'DEMO/b', amount: 25n },
  });
  expect(of(win({ bet: 'b' }))).not.toHaveProperty('buyIn');
});

it('MONEY-06 the win of a free round is an award and moves no cash', () => {
  const award = (freeRound?: string) => awardEntry({ ...message, freeRound, amount: 25n });
  for (const more of [{ freeRound: 'grant-1' }, { winKind: 'freeRound' } as const]) {
    const command = win({ ...more, final: true });
    expect(isFreeWin(command)).toBe(true);
    expect(of(command)).toEqual({
      ...base('win', [25n]),
      legs: [],
      subledger: [award(command.freeRound)],
      round: { ...note, final: true, validBet: undefined },
    });
  }
  expect(of(win({ freeRound: 'grant-1', amount: 0n })).subledger).toEqual([]);
  expect(of(bet({ freeRound: 'grant-1', amount: 0n })).subledger).toEqual([sessionOf()]);
  expect([isFreeWin(win({ winKind: 'jackpot' })), isFreeWin(bet({ freeRound: 'g' }))]).toEqual([
    false,
    false,
  ]);
  const both = { ...betWin, bet: 0n, freeRound: 'grant-1' };
  expect([paidBy(both), paidBy(betWin)]).toEqual([0n, 25n]);
  expect(of(both)).toMatchObject({
    subledger: [sessionOf(), award('grant-1')],
    round: { bet: 0n, win: 0n },
    legs: legs([cash, table, 0n], [table, cash, 0n]),
  });
});

it('MONEY-06 31 a rollback names its target, and what a bet of zero would look like there', () => {
  const empty = (kind: string, amounts: string) => [kind, '7', 'PHP', 'r', amounts].join('\n');
  expect(of(rollback())).toEqual({
    ...base('rollback', ['t']),
    key: 'DEMO/x',
    does: 'reverse',
    target: 'DEMO/t',
    round: note,
    subledger: [cancelEntry({ ...message, target: 't' })],
    emptyBets: [empty('bet', '0'), empty('betWin', '0 0')],
  });
  expect(of(rollback({ game: undefined }))).toMatchObject({ round: { ...note, game: '' } });
});

it('MONEY-06 where ids are per command, a rollback means the bet unless it says otherwise', () => {
  const scope = { idScope: 'command' } as const;
  const shown = (command: RollbackCommand) => {
    const item = of(command);
    const named = item.does === 'reverse' ? item.target : '';
    return [item.key, named, item.subledger?.length, item.input.split('\n').at(-1)];
  };
  expect(shown(rollback(scope))).toEqual(['DEMO/x/rollback', 'DEMO/t/bet', 0, 't']);
  const key = 'DEMO/x/rollback';
  const to = (targetCommand: MoneyCommand['kind']) => rollback({ ...scope, targetCommand });
  expect(shown(to('win'))).toEqual([key, 'DEMO/t/win', 1, 'win']);
  expect(shown(to('betWin'))).toEqual([key, 'DEMO/t/betWin', 1, 'betWin']);
  expect(shown(to('bet'))).toEqual([key, 'DEMO/t/bet', 0, 'bet']);
  expect(shown(rollback({ targetCommand: 'bet' }))).toEqual(['DEMO/x', 'DEMO/t', 1, 'bet']);
  expect(of(win({ ...scope, final: true, bet: 'b' }))).toMatchObject({
    key: 'DEMO/t/win',
    buyIn: { of: 'DEMO/b/bet' },
  });
});

it('MONEY-06 39 a correction gives or takes, and books what is missing as debt', () => {
  const up = { ...base('adjust', [5n]), legs: legs([table, cash, 5n]) };
  expect(of(adjust)).toEqual({ ...up, round: { ...note, adjust: 5n } });
  expect(of({ ...adjust, amount: -5n })).toEqual({
    ...base('adjust', [-5n]),
    round: { ...note, adjust: -5n },
    legs: [{ from: cash, to: table, amount: 5n, clawback: true }],
  });
  const bare = of({ ...adjust, round: undefined });
  expect(bare).toMatchObject({ round: undefined, cause: { kind: 'adjust', id: 't' } });
  expect(bare.input).toBe('adjust\n7\nPHP\n\n5');
  expect(of({ ...adjust, target: 'b' })).toEqual({
    ...up,
    ...base('adjust', [5n, 'b']),
    round: { ...note, adjust: 5n },
    buyIn: { as: 'tick', of: 'DEMO/b', amount: 5n, vendor: 'DEMO' },
  });
});

it('MONEY-06 a campaign’s prize is booked to promotions; closing a round moves nothing', () => {
  expect(of(promo)).toEqual({
    ...base('promoWin', []),
    input: 'promoWin\n7\nPHP\n\n5',
    cause: { kind: 'promotion', id: 'spring' },
    legs: legs([house('PROMO', 'DEMO', 'spring'), cash, 5n]),
  });
  const totals = { bets: 10n, wins: 25n, refunds: 1n };
  expect(of({ ...close, validBet: 4n })).toEqual({
    ...base('roundClose', ['10 25 1']),
    legs: [],
    round: { ...note, validBet: 4n, close: totals },
  });
});

it('MONEY-06 rows that commit with a message: session, limit, details, and the caller’s rows', () => {
  const limit = turnedEntry('7', 'Asia/Manila', AT);
  const extra = cancelEntry({ ...message, target: 'x' });
  const details = { reels: [1, 2] };
  const about = { member: '7', vendor: 'DEMO', round: roundId('DEMO', 'r'), transaction: 't' };
  const told = (kind: string) => messageRows.entry({ ...about, kind, details });
  expect(of(bet({ details, subledger: [extra] }), limit).subledger).toEqual([
    sessionOf(true),
    limit,
    told('bet'),
    extra,
  ]);
  expect(of(win({ details }), limit).subledger).toEqual([limit, told('win')]);
  expect(of({ ...promo, details: null } as MoneyCommand).subledger).toMatchObject([
    { row: { round: roundId('DEMO', ''), details: null } },
  ]);
  expect(of(bet({ subledger: undefined })).subledger).toEqual([sessionOf()]);
  const houseBet = bet({ vendor: 'PALARO', session: undefined });
  expect(of(houseBet).subledger).toEqual([sessionEntry(houseBet, true, false)]);
});

it('MONEY-06 a message is known by its id, and is the same if it moves the same in the same place', () => {
  expect(messageKey({ vendor: 'DEMO' }, 't', 'win')).toBe('DEMO/t');
  expect(messageKey({ vendor: 'DEMO', idScope: 'command' }, 't')).toBe('DEMO/t/bet');
  const first = messageIdentity(bet());
  const input = ['bet', '7', 'PHP', 'r', '10'].join('\n');
  expect(first).toEqual({ key: digest('DEMO/t'), input: digest(input) });
  expect(messageIdentity(bet({ session: 'gs_x', game: 'dice', details: 1 }))).toEqual(first);
  for (const other of [{ amount: 11n }, { round: 's' }, { currency: 'EUR' }, { member: '8' }]) {
    expect(messageIdentity(bet(other)).input).not.toBe(first.input);
  }
  const scoped = messageIdentity(win({ idScope: 'command' }));
  expect(scoped.key).toBe(digest('DEMO/t/win'));
});

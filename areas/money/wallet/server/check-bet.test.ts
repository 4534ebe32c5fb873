import { expect, it } from 'vitest';
import type { BetCommand, BetWinCommand, LimitMet } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { checkBet, isBet, stakeOf } from './check-bet.ts';
import { HOUSE_VENDOR, type MoneyCommand } from './commands.ts';
import { openRules, provisionsBy, type TestRules } from './test-rules.ts';

const message = {
  vendor: 'DEMO',
  member: '7',
  currency: 'PHP',
  game: 'slot',
  round: 'r',
  transaction: 't',
};
const bet = (amount: bigint, more: Partial<BetCommand> = {}): BetCommand => ({
  ...message,
  kind: 'bet',
  amount,
  ...more,
});
const betWin = (stake: bigint): BetWinCommand => ({
  ...message,
  kind: 'betWin',
  bet: stake,
  win: 9n,
});

function appWith(rules: Partial<TestRules> = {}, maintenance = false): App {
  const provisions = provisionsBy({ ...openRules(), ...rules });
  return { site: { maintenance }, provisions } as unknown as App;
}
const no = () => false;
const bounds = { betLimits: () => ({ minBet: 10n, maxBet: 50n }) };

it('MONEY-06 only a bet takes a stake, alone or with its win', () => {
  expect([isBet(bet(1n)), isBet(betWin(1n))]).toEqual([true, true]);
  expect(isBet({ ...message, kind: 'win', amount: 1n } as MoneyCommand)).toBe(false);
  expect([stakeOf(bet(3n)), stakeOf(betWin(4n))]).toEqual([3n, 4n]);
});

it('MONEY-06 a bet of any size is allowed if nothing forbids it', async () => {
  expect(await checkBet(appWith(), bet(1n))).toEqual({});
  expect(await checkBet(appWith(), betWin(10n ** 15n))).toEqual({});
});

it('MONEY-06 no bet is allowed if nothing answers whether it may be placed', async () => {
  const alone = { ...appWith(), provisions: new Map() };
  await expect(checkBet(alone, bet(1n))).rejects.toThrow('nobody provides play.');
});

it('MONEY-06 22, 23, 24 the order of refusals: maintenance, vendor, member, game', async () => {
  const rules = { mayPlay: no, gameOn: no, betLimits: () => ({ minBet: 1n, maxBet: 0n }) };
  const all = { ...rules, vendorOn: no };
  expect(await checkBet(appWith(all, true), bet(1n))).toEqual({ early: 'MAINTENANCE' });
  expect(await checkBet(appWith(all), bet(1n))).toEqual({ early: 'VENDOR_DISABLED' });
  expect(await checkBet(appWith(rules), bet(1n))).toEqual({ late: 'MEMBER_BLOCKED' });
  const open = { ...rules, mayPlay: () => Promise.resolve(true) };
  expect(await checkBet(appWith(open), bet(1n))).toEqual({ late: 'GAME_DISABLED' });
});

it('MONEY-06 each area is asked about this vendor, this game and this member', async () => {
  const asked: unknown[][] = [];
  const note =
    (answer: boolean) =>
    (...of: unknown[]) => {
      asked.push(of);
      return answer;
    };
  const rules = { vendorOn: note(true), mayPlay: note(true), gameOn: note(true) };
  const betLimits = (...of: unknown[]) => {
    asked.push(of);
    return null;
  };
  expect(await checkBet(appWith({ ...rules, betLimits }), bet(1n))).toEqual({});
  expect(asked).toEqual([['DEMO'], ['7', 'DEMO', 'slot'], ['DEMO', 'slot'], ['DEMO', 'slot']]);
});

it('MONEY-06 free play has no account to ask about', async () => {
  const shadow = bet(1n, { member: '900000000000000017' });
  expect(await checkBet(appWith({ mayPlay: no }), shadow)).toEqual({});
});

it.each<[string, BetCommand | BetWinCommand, LimitMet | null]>([
  ['one above', bet(51n), { kind: 'stake', max: 50n, used: 51n }],
  ['one above, with its win', betWin(51n), { kind: 'stake', max: 50n, used: 51n }],
  ['one below', bet(9n), { kind: 'minStake', max: 10n, used: 9n }],
  ['the highest', bet(50n), null],
  ['the lowest', bet(10n), null],
  ['a free round, which stakes nothing', bet(0n), null],
])('MONEY-06 25 a game’s bounds apply to one stake: %s', async (_name, command, limit) => {
  const expected = limit ? { late: 'LIMIT_REACHED', limit } : {};
  expect(await checkBet(appWith(bounds), command)).toEqual(expected);
});

it("MONEY-06 a reserve of an in-house game is no stake, a vendor's buy-in is, and so is any bet", async () => {
  const app = appWith(bounds);
  const tooMuch = { late: 'LIMIT_REACHED', limit: { kind: 'stake', max: 50n, used: 51n } };
  const buyIn = { category: 'buyIn' } as const;
  const house = { vendor: HOUSE_VENDOR };
  expect(await checkBet(app, bet(51n, { ...house, ...buyIn }))).toEqual({});
  expect(await checkBet(app, bet(51n, buyIn))).toEqual(tooMuch);
  expect(await checkBet(app, bet(51n, house))).toEqual(tooMuch);
  expect(await checkBet(app, { ...betWin(51n), ...house })).toEqual(tooMuch);
  const strange = { ...betWin(51n), ...house, ...buyIn } as BetWinCommand;
  expect(await checkBet(app, strange)).toEqual(tooMuch);
});

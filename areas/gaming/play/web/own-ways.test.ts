import { registerPages, setTexts } from '@palaro/client';
import { catalogueTexts } from '@palaro/catalogue/texts';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '../play.en.ts';
import { waysOf } from './own-ways.ts';
import type { OpenedGame } from './use-opened-game.ts';

const CASHIER = { path: '/m/voucherCenter', back: 'history' } as const;

beforeEach(async () => {
  setTexts('EN', { play: en, catalogue: await catalogueTexts.EN() });
  registerPages([CASHIER]);
  window.history.replaceState(null, '', '/m/game/dice');
});

const ways = (game: Partial<OpenedGame>, balance: string | null) =>
  waysOf({
    game: { gameId: 'dice', trial: false, freePlay: null, ...game } as OpenedGame,
    balance,
    elsewhere: false,
    onStartAgain: vi.fn(),
  });
const refused = (balance: string | null, stake?: string, game: Partial<OpenedGame> = {}) =>
  ways(game, balance)('play.insufficient_funds', stake);

function amountAfter(balance: string | null, stake?: string): string | null {
  refused(balance, stake)[0]?.go();
  const { pathname, search } = window.location;
  expect(pathname).toBe('/m/voucherCenter');
  window.history.replaceState(null, '', '/m/game/dice');
  return new URLSearchParams(search).get('amount');
}

it('a refused stake offers Deposit first, with what the balance lacks', () => {
  expect(refused('15.0000', '50.0000').map(({ label }) => label)).toEqual([
    'Deposit',
    'Try it with play money',
  ]);
  expect(amountAfter('15.0000', '50.0000')).toBe('35.0000');
});

it('Deposit names no sum where none is known to be missing', () => {
  expect(amountAfter(null, '50.0000')).toBeNull();
  expect(amountAfter('15.0000')).toBeNull();
  expect(amountAfter('80.0000', '50.0000')).toBeNull();
});

it('play money is never paid in: free play starts again, a trial opens an account', () => {
  expect(
    refused('1.0000', '5.0000', { trial: true, freePlay: 's' }).map((way) => way.label),
  ).toEqual(['Start again with a fresh amount']);
  expect(refused('1.0000', '5.0000', { trial: true }).map((way) => way.label)).toEqual(['Log in']);
});

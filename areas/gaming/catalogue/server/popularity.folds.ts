import { defineFold, defineFoldTable, type PostedTransfer } from '@palaro/server';
import { forgetPopularity } from './popularity.ts';

const gameDays = defineFoldTable('game_day', {
  day: 'key date',
  vendor: 'key text',
  game: 'key text',
  rounds: 'add',
});

/** Counts real-money rounds by day and game. A round counts once, at its first bet. */
export const foldPopularity = defineFold({
  name: 'game_day',
  tables: [gameDays],
  reads: ['transfers'],
  fold: ({ transfers }) => [
    gameDays.put(
      transfers
        .filter(({ firstBet, realm }) => firstBet && realm === 'R')
        .flatMap((bet) => gamesBetOn(bet).map((game) => ({ day: bet.day, ...game, rounds: 1n }))),
    ),
  ],
  folded: (app) => Promise.resolve(forgetPopularity(app)),
});

/** A stake can come from two accounts, which makes two legs; the game still counts once. */
function gamesBetOn({ legs }: PostedTransfer) {
  const games = new Map<string, { vendor: string; game: string }>();
  for (const { to, house } of legs) {
    if (to > 0 || house?.kind !== 'GAME') continue;
    games.set(`${house.vendor}/${house.detail}`, { vendor: house.vendor, game: house.detail });
  }
  return [...games.values()];
}

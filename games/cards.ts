// Cards of all in-house games: what lists, calls and screens need, without the rules' arithmetic.
import { diceCard } from './dice/card.ts';
import { perlasCard } from './perlas/card.ts';

export const GAME_CARDS = { perlas: perlasCard, dice: diceCard } as const;
export type GameId = keyof typeof GAME_CARDS;
export const GAME_IDS = Object.keys(GAME_CARDS) as GameId[];
export const isGameId = (id: string): id is GameId => GAME_IDS.includes(id as GameId);
export type { GameCard, OutcomeOf, StakeRule } from './contract.ts';

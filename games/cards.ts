// The registry of the in-house games. A game is its folder and one line here. A card holds what
// lists, calls and screens need; rules and views are found in the folder named by the card's id.
import { crashCard } from './crash/card.ts';
import { diceCard } from './dice/card.ts';
import { haloHaloCard } from './halo-halo/card.ts';
import { fiesta243Card } from './fiesta243/card.ts';
import { jeepneyGoldCard } from './jeepney-gold/card.ts';
import { manggaTumbleCard } from './mangga-tumble/card.ts';
import { perlasCard } from './perlas/card.ts';
import { limboCard } from './limbo/card.ts';
import { wheelCard } from './wheel/card.ts';
import { plinkoCard } from './plinko/card.ts';
import { colorGameCard } from './color-game/card.ts';
import { kenoCard } from './keno/card.ts';
import { minesCard } from './mines/card.ts';
import { hiloCard } from './hilo/card.ts';
import { colorPeryaCard } from './color-perya/card.ts';
import { rouletteCard } from './roulette/card.ts';
import { sicBoCard } from './sic-bo/card.ts';
import { baccaratACard } from './baccarat-a/card.ts';
import { baccaratBCard } from './baccarat-b/card.ts';
import { dragonTigerCard } from './dragon-tiger/card.ts';
import { tongitsCard } from './tongits/card.ts';
import { lucky9Card } from './lucky-9/card.ts';
import { pusoyDosCard } from './pusoy-dos/card.ts';
import { fishCard } from './fish-dagat-gold/card.ts';
import type { GameCard } from './contract.ts';

export const GAME_CARDS = {
  perlas: perlasCard,
  'halo-halo': haloHaloCard,
  'jeepney-gold': jeepneyGoldCard,
  fiesta243: fiesta243Card,
  'mangga-tumble': manggaTumbleCard,
  crash: crashCard,
  dice: diceCard,
  limbo: limboCard,
  wheel: wheelCard,
  plinko: plinkoCard,
  'color-game': colorGameCard,
  keno: kenoCard,
  mines: minesCard,
  hilo: hiloCard,
  'color-perya': colorPeryaCard,
  roulette: rouletteCard,
  'sic-bo': sicBoCard,
  'baccarat-a': baccaratACard,
  'baccarat-b': baccaratBCard,
  'dragon-tiger': dragonTigerCard,
  tongits: tongitsCard,
  'lucky-9': lucky9Card,
  'pusoy-dos': pusoyDosCard,
  'fish-dagat-gold': fishCard,
} as const;
export type GameId = keyof typeof GAME_CARDS;
export const GAME_IDS = Object.keys(GAME_CARDS) as GameId[];
export const isGameId = (id: string): id is GameId => GAME_IDS.includes(id as GameId);

type Cards = typeof GAME_CARDS;
/** Games that are played alone: no round of theirs is shared with others. */
export type SoloGameId = {
  [I in GameId]: Cards[I] extends { shared: object } | { cardRoom: object } | { room: object }
    ? never
    : I;
}[GameId];
export const SOLO_CARDS = Object.values<GameCard>(GAME_CARDS).filter(
  ({ shared, cardRoom, room }) => !shared && !cardRoom && !room,
);
/** A card whose rounds are shared. */
export type SharedCard = GameCard & Required<Pick<GameCard, 'shared'>>;
export const SHARED_CARDS = Object.values<GameCard>(GAME_CARDS).filter(
  (card): card is SharedCard => card.shared !== undefined,
);
/** A card whose hands members play against each other. */
export type CardGame = GameCard & Required<Pick<GameCard, 'cardRoom'>>;
export const CARD_GAMES = Object.values<GameCard>(GAME_CARDS).filter(
  (card): card is CardGame => card.cardRoom !== undefined,
);
/** A card whose rounds are sessions in a room. */
export type RoomCard = GameCard & Required<Pick<GameCard, 'room'>>;
export const ROOM_CARDS = Object.values<GameCard>(GAME_CARDS).filter(
  (card): card is RoomCard => card.room !== undefined,
);
export const SOLO_IDS = SOLO_CARDS.map(({ id }) => id) as SoloGameId[];
export type { GameCard, OutcomeOf, StakeRule } from './contract.ts';

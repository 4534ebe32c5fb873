import { fairDraw } from '@palaro/fairness';
import {
  currentRules,
  gameOf,
  isGameId,
  CARD_GAMES,
  rulesOf,
  type GameId,
  type GameRules,
  type CardGame,
  type CardRules,
} from '@palaro/games';
import type { App } from '@palaro/server';
import type { OpenHand } from '../play.tables.ts';
import { seedEnvelope } from '../seed-key.ts';
import type { RoomRow } from './card-rooms.repository.ts';

/** A move has this long, and after it what is left of the hand's bank (docs/domain/games.md §6). */
export const TURN_MS = 20_000;
export const BANK_MS = 30_000;

export type RulesOfCards = GameRules & { cardRoom: CardRules };

/** The card of a game that members play against each other; undefined for every other. */
export const cardGame = (id: string): CardGame | undefined =>
  CARD_GAMES.find((card) => card.id === id);

export const hasBanker = (id: string) => cardGame(id)?.cardRoom.banker ?? false;

/** The rules of such a game, by default those for new hands. */
export function cardRulesOf(gameId: string, version?: string): RulesOfCards {
  const game = isGameId(gameId) ? gameOf(gameId as GameId) : undefined;
  const rules = game && (version === undefined ? currentRules(game) : rulesOf(game, version));
  if (!rules?.cardRoom) throw new Error(`${gameId} has no rooms`);
  return rules as RulesOfCards;
}

/** What a hand is drawn from: its pair, and its number. */
type Drawn = Pick<RoomRow, 'pair_id' | 'sealed' | 'server_seed' | 'client_seed' | 'hand_no'>;

/** The draw of the room's hand, from its start. */
export function drawOfRoom(app: App, room: Drawn) {
  const { pair_id, sealed, server_seed, client_seed, hand_no } = room;
  const serverSeed = server_seed ?? (sealed && seedEnvelope(app).open(pair_id, sealed));
  if (!serverSeed || !client_seed) throw new Error(`the draw ${pair_id} has no secret`);
  return fairDraw({ serverSeed, clientSeed: client_seed, nonce: hand_no });
}

/** The hand as it stands: drawn again from its pair, and moved on by its moves. */
export function handOf(app: App, room: RoomRow, { version, seats, moves }: OpenHand) {
  const rules = cardRulesOf(room.game_id, version);
  const dealt = rules.cardRoom.deal(drawOfRoom(app, room), seats.length);
  return { rules, at: moves.reduce((hand, move) => rules.cardRoom.after(hand, move), dealt) };
}

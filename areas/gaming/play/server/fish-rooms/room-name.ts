import {
  currentRules,
  gameOf,
  ROOM_CARDS,
  rulesOf,
  type GameId,
  type GameRules,
  type RoomCard,
  type RoomRules,
} from '@palaro/games';

export type SessionRules = GameRules & { room: RoomRules };

/** A room by its name: `fish-…-3`, or `fish-…-free-3` for play money. */
export interface RoomName {
  name: string;
  card: RoomCard;
  free: boolean;
  no: number;
}

/** The card of a game that is played in rooms; undefined for every other. */
export const roomCard = (id: string): RoomCard | undefined =>
  ROOM_CARDS.find((card) => card.id === id);

/** Null for a name that no room can have. */
export function readRoomName(name: string): RoomName | null {
  for (const card of ROOM_CARDS) {
    const [, free, no] = new RegExp(`^${card.id}(-free)?-([1-9]\\d{0,3})$`).exec(name) ?? [];
    if (no !== undefined) return { name, card, free: free !== undefined, no: Number(no) };
  }
  return null;
}

export const roomName = (gameId: string, free: boolean, no: number) =>
  `${gameId}${free ? '-free' : ''}-${no}`;

/** The rules of a session, by default those for new ones. */
export function roomRulesOf(gameId: string, version?: string): SessionRules {
  const game = gameOf(gameId as GameId);
  const rules = version === undefined ? currentRules(game) : rulesOf(game, version);
  if (!rules?.room) throw new Error(`${gameId} has no rooms`);
  return rules as SessionRules;
}

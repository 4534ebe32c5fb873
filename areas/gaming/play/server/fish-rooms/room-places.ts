import type { Guest } from './room-hub.ts';

/** Screens in one room of a node, most of which watch. */
export const SCREENS_MAX = 200;
/** Most of them that may be guests; the rest are for players. */
export const GUESTS_MAX = 150;

type Claim = Pick<Guest, 'player' | 'roundId'>;

/** Rank of a screen by what it does in the room: to watch, to play, or to go on with a buy-in. */
const rankOf = ({ player, roundId }: Claim) => (player === null ? 0 : roundId === null ? 1 : 2);

/**
 * Finds room for a screen that comes: null where a place is free, else the screen that gives way
 * to it, `full` where none does. Guests give way before players, and players before those whose
 * buy-in is in the room, so that one who was cut off comes back to it; the oldest goes first.
 *
 * @param screens those in the room, the oldest first
 */
export function findPlace<S extends Claim>(screens: Iterable<S>, comes: Claim): S | null | 'full' {
  const all = [...screens];
  const rank = rankOf(comes);
  const guests = all.filter((screen) => rankOf(screen) === 0);
  if (all.length < SCREENS_MAX && (rank > 0 || guests.length < GUESTS_MAX)) return null;
  const lower = rank === 2 ? all.filter((screen) => rankOf(screen) === 1) : [];
  return (rank > 0 ? [...guests, ...lower][0] : undefined) ?? 'full';
}

import { isRed, rankOf } from '../playing-cards/cards.ts';
import type { TableZone } from '../table/table-rules.ts';
import type { DragonTigerHand } from './deal.ts';

/** What each kind of zone returns with the stake, in hundredths of it (docs/domain/games.md §5). */
export const RETURN_HUNDREDTHS = {
  dragon: 200,
  tiger: 200,
  tie: 1_200,
  'suited-tie': 5_600,
  'dragon-big': 200,
  'dragon-small': 200,
  'dragon-red': 195,
  'dragon-black': 195,
  'tiger-big': 200,
  'tiger-small': 200,
  'tiger-red': 195,
  'tiger-black': 195,
} as const;
export type ZoneId = keyof typeof RETURN_HUNDREDTHS;
export const ZONE_IDS = Object.keys(RETURN_HUNDREDTHS) as ZoneId[];
/** What comes back of a stake on the dragon or the tiger if they tie, in hundredths. */
export const TIE_HUNDREDTHS = 50;

const limitOf = (id: ZoneId) =>
  id === 'dragon' || id === 'tiger' ? 50_000 : RETURN_HUNDREDTHS[id] > 3_000 ? 500 : 5_000;

export const ZONES: readonly TableZone[] = ZONE_IDS.map((id) => ({
  id,
  limit: { min: 5, max: limitOf(id) },
  most: RETURN_HUNDREDTHS[id],
}));

/** The rank that is neither big nor small. */
const SEVEN = 6;
const HOLDS: Readonly<Record<string, (card: number) => boolean>> = {
  big: (card) => rankOf(card) > SEVEN,
  small: (card) => rankOf(card) < SEVEN,
  red: isRed,
  black: (card) => !isRed(card),
};

function wins(zone: ZoneId, hand: DragonTigerHand): boolean {
  if (zone === 'suited-tie') return hand.dragon === hand.tiger;
  if (zone === 'dragon' || zone === 'tiger' || zone === 'tie') return hand.winner === zone;
  const [side, fact] = zone.split('-') as ['dragon' | 'tiger', string];
  return HOLDS[fact]?.(hand[side]) ?? false;
}

/** What a zone returns on a hand, in hundredths of its stake. */
export function hundredthsOf(id: string, hand: DragonTigerHand): number {
  const zone = id as ZoneId;
  if (wins(zone, hand)) return RETURN_HUNDREDTHS[zone];
  const side = zone === 'dragon' || zone === 'tiger';
  return side && hand.winner === 'tie' ? TIE_HUNDREDTHS : 0;
}

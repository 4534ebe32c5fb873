import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { fraction } from '../fractions.ts';
import { CARDS } from '../playing-cards/cards.ts';
import { DECKS } from '../playing-cards/shoe.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { dealHand } from './deal.ts';
import { hundredthsOf, ZONES, type ZoneId } from './zones.ts';

const DECK = Array.from({ length: CARDS }, (_, card) => card);
const FULL = BigInt(DECKS * CARDS);
/** Every two cards of a shoe are as likely as any others. */
const ALL = FULL * (FULL - 1n);

/** The sum over every two cards, each counted as often as the shoe has it. */
function over(of: (hundredths: number) => number, zone: ZoneId): bigint {
  let sum = 0;
  for (const dragon of DECK)
    for (const tiger of DECK) {
      const cards = [dragon, tiger];
      const hand = dealHand(() => cards.shift() ?? 0);
      sum += of(hundredthsOf(zone, hand)) * DECKS * (dragon === tiger ? DECKS - 1 : DECKS);
    }
  return BigInt(sum);
}

/** The exact return of a zone on any hand of a shoe. */
export const returnOf = (zone: ZoneId): Ratio =>
  fraction(
    over((hundredths) => hundredths, zone),
    100n * ALL,
  );

/** The exact chance that a zone wins; a part of the stake that comes back is no win. */
export const chanceOf = (zone: ZoneId): Ratio =>
  fraction(
    over((hundredths) => (hundredths > 100 ? 1 : 0), zone),
    ALL,
  );

let known: GameSheet | undefined;

export function dragonTigerSheet(): GameSheet {
  known ??= zonesSheet(ZONES, (id) => returnOf(id as ZoneId));
  return known;
}

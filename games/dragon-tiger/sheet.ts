import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { CARDS } from '../playing-cards/cards.ts';
import { DECKS } from '../playing-cards/shoe.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { chanceOf as chanceIn, returnOf as returnIn, type ZoneOdds } from '../table/zone-odds.ts';
import { dealHand, type DragonTigerHand } from './deal.ts';
import { hundredthsOf, ZONES, type ZoneId } from './zones.ts';

const DECK = Array.from({ length: CARDS }, (_, card) => card);

let odds: ZoneOdds<DragonTigerHand> | undefined;

/** Every two cards of a shoe, each counted as often as the shoe has them; made on first use. */
export function dragonTigerOdds(): ZoneOdds<DragonTigerHand> {
  odds ??= { results: everyHand(), waysOf, hundredthsOf };
  return odds;
}

const everyHand = () =>
  DECK.flatMap((dragon) =>
    DECK.map((tiger) => {
      const cards = [dragon, tiger];
      return dealHand(() => cards.shift() ?? 0);
    }),
  );

const waysOf = ({ dragon, tiger }: DragonTigerHand) =>
  BigInt(DECKS * (dragon === tiger ? DECKS - 1 : DECKS));

/** The exact return of a zone on any hand of a shoe. */
export const returnOf = (zone: ZoneId): Ratio => returnIn(dragonTigerOdds(), zone);

/** The exact chance that a zone wins; a part of the stake that comes back is no win. */
export const chanceOf = (zone: ZoneId): Ratio => chanceIn(dragonTigerOdds(), zone);

let known: GameSheet | undefined;

export function dragonTigerSheet(): GameSheet {
  known ??= zonesSheet(ZONES, (id) => returnOf(id as ZoneId));
  return known;
}

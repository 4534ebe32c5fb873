import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { fraction } from '../fractions.ts';
import { CARDS } from '../playing-cards/cards.ts';
import { DECKS } from '../playing-cards/shoe.ts';
import { zonesSheet } from '../table/zones-sheet.ts';
import { everyHand } from './every-hand.ts';
import { hundredthsOf, ZONES, type ZoneId } from './zones.ts';

const FULL = BigInt(DECKS * CARDS);

/** In how many of `all` deals a zone wins, and what it returns in all of them together. */
interface Share {
  wins: bigint;
  hundredths: bigint;
  all: bigint;
}

/** Pairs look at two cards alone, and every two cards of a shoe are as likely as any others. */
function pairShare(zone: ZoneId): Share {
  const share = { wins: 0n, hundredths: 0n, all: FULL * (FULL - 1n) };
  for (let first = 0; first < CARDS; first++)
    for (let second = 0; second < CARDS; second++) {
      const cards = [first, second];
      const hundredths = hundredthsOf(zone, { ...NO_HAND, player: cards, banker: cards });
      const ways = BigInt(DECKS * (first === second ? DECKS - 1 : DECKS));
      share.hundredths += BigInt(hundredths) * ways;
      if (hundredths > 0) share.wins += ways;
    }
  return share;
}
const NO_HAND = { playerPoints: 0, bankerPoints: 0, winner: 'tie' } as const;

function handShare(zone: ZoneId): Share {
  const share = { wins: 0n, hundredths: 0n, all: 0n };
  for (const { hand, ways } of everyHand()) {
    const hundredths = hundredthsOf(zone, hand);
    share.all += BigInt(ways);
    share.hundredths += BigInt(hundredths) * BigInt(ways);
    if (hundredths > 100) share.wins += BigInt(ways);
  }
  return share;
}

const shareOf = (zone: ZoneId) => (/-(pair|perfect)$/.test(zone) ? pairShare : handShare)(zone);

/** The exact return of a zone on any hand of a shoe. */
export function returnOf(zone: ZoneId): Ratio {
  const { hundredths, all } = shareOf(zone);
  return fraction(hundredths, 100n * all);
}

/** The exact chance that a zone wins; a stake that only comes back does not count. */
export function chanceOf(zone: ZoneId): Ratio {
  const { wins, all } = shareOf(zone);
  return fraction(wins, all);
}

let known: GameSheet | undefined;

export function baccaratSheet(): GameSheet {
  known ??= zonesSheet(ZONES, (id) => returnOf(id as ZoneId));
  return known;
}

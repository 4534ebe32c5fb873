import { DECKS } from '../playing-cards/shoe.ts';
import { CARDS } from '../playing-cards/cards.ts';
import {
  bankerDraws,
  isNatural,
  playerDraws,
  pointsOf,
  winnerOf,
  type BaccaratHand,
} from './deal.ts';

const FULL = DECKS * CARDS;
/** A card that counts so many points: a ten, then from the ace on. */
const CARD_OF = Array.from({ length: 10 }, (_, points) => (points === 0 ? 36 : (points - 1) * 4));
const POINTS = [...CARD_OF.keys()];

/** A hand of its kind, and in how many orders of the first six cards it comes. */
interface Kind {
  hand: BaccaratHand;
  ways: number;
}
let known: readonly Kind[] | undefined;

/**
 * The kinds of hands of a full shoe: by both points and both numbers of cards. The orders of six
 * cards are below 2⁵³, and so is every count of them, so plain numbers are exact. A hand of fewer
 * cards counts with every card that could follow.
 */
export function everyHand(): readonly Kind[] {
  known ??= countHands();
  return known;
}

function countHands(): readonly Kind[] {
  const kinds = new Map<number, Kind>();
  const add = (player: readonly number[], banker: readonly number[], ways: number) => {
    const had = pointsOf(player);
    const held = pointsOf(banker);
    const key = ((had * 10 + held) * 4 + player.length) * 4 + banker.length;
    const kind = kinds.get(key);
    if (kind) kind.ways += ways;
    else {
      const points = { playerPoints: had, bankerPoints: held, winner: winnerOf(had, held) };
      kinds.set(key, { hand: { player, banker, ...points }, ways });
    }
  };
  const shoe = countedShoe();
  shoe.eachPair((player, ofPlayer) => {
    shoe.eachPair((banker, ofBanker) => {
      const ways = ofPlayer * ofBanker;
      const had = pointsOf(player);
      const held = pointsOf(banker);
      const end = (hand: readonly number[], third: number | null, so: number) => {
        if (!bankerDraws(held, third)) add(hand, banker, so * shoe.rest());
        else shoe.each((card, one) => add(hand, [...banker, card], so * one * shoe.rest()));
      };
      if (isNatural(had) || isNatural(held)) add(player, banker, ways * shoe.rest());
      else if (!playerDraws(had)) end(player, null, ways);
      else shoe.each((card, one) => end([...player, card], pointsOf([card]), ways * one));
    });
  });
  return [...kinds.values()];
}

/** A shoe in which only what a card counts matters; a card is gone while `go` runs. */
function countedShoe() {
  const left = POINTS.map((points) => DECKS * (points === 0 ? 16 : 4));
  let cards = FULL;
  const take = (points: number, go: (card: number, ways: number) => void) => {
    const ways = left[points] ?? 0;
    left[points] = ways - 1;
    cards--;
    go(CARD_OF[points] ?? 0, ways);
    cards++;
    left[points] = ways;
  };
  return {
    each: (go: (card: number, ways: number) => void) => POINTS.forEach((at) => take(at, go)),
    /** Two cards of one side: their order does not matter, so each two are taken once. */
    eachPair(go: (pair: readonly number[], ways: number) => void) {
      for (const a of POINTS)
        take(a, (first, ways) => {
          for (const b of POINTS.slice(a))
            take(b, (second, also) => go([first, second], ways * also * (a === b ? 1 : 2)));
        });
    },
    /** The orders in which the cards up to the sixth can follow. */
    rest() {
      let ways = 1;
      for (let next = cards; next > FULL - 6; next--) ways *= next;
      return ways;
    },
  };
}

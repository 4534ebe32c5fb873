import { DECKS } from '../playing-cards/shoe.ts';
import { CARDS, countOf } from '../playing-cards/cards.ts';
import {
  bankerDraws,
  isNatural,
  isPair,
  isPerfectPair,
  playerDraws,
  pointsOf,
  winnerOf,
  type BaccaratHand,
} from './deal.ts';

const FULL = DECKS * CARDS;
const DECK = Array.from({ length: CARDS }, (_, card) => card);
/** A card that counts so many points: a ten, then from the ace on. */
const CARD_OF = Array.from({ length: 10 }, (_, points) => (points === 0 ? 36 : (points - 1) * 4));
const POINTS = [...CARD_OF.keys()];

type Pair = readonly [number, number];

/** A hand of its kind, and in how many orders of the first six cards it comes. */
interface Kind {
  hand: BaccaratHand;
  ways: number;
}
/** The first two cards of each side, and in how many orders such cards come. */
interface Opening {
  player: Pair;
  banker: Pair;
  ways: number;
}
let known: readonly Kind[] | undefined;

/**
 * The kinds of hands of a full shoe: by both points, both numbers of cards and both pairs. The
 * orders of six cards are below 2⁵³, and so is every count of them, so plain numbers are exact. A
 * hand of fewer cards counts with every card that could follow.
 */
export function everyHand(): readonly Kind[] {
  known ??= countHands();
  return known;
}

function countHands(): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  const add = (player: readonly number[], banker: readonly number[], ways: number) => {
    const had = pointsOf(player);
    const held = pointsOf(banker);
    const pairs = [player, banker].map(pairKind);
    const key = [had, held, player.length, banker.length, ...pairs].join();
    const points = { playerPoints: had, bankerPoints: held, winner: winnerOf(had, held) };
    const before = kinds.get(key)?.ways ?? 0;
    kinds.set(key, { hand: { player, banker, ...points }, ways: before + ways });
  };
  for (const { player, banker, ways } of openings()) {
    const shoe = shoeWithout([...player, ...banker]);
    const end = (hand: readonly number[], third: number | null, so: number) => {
      if (!bankerDraws(pointsOf(banker), third)) add(hand, banker, so * shoe.rest());
      else shoe.each((card, one) => add(hand, [...banker, card], so * one * shoe.rest()));
    };
    const had = pointsOf(player);
    if (isNatural(had) || isNatural(pointsOf(banker))) add(player, banker, ways * shoe.rest());
    else if (!playerDraws(had)) end(player, null, ways);
    else shoe.each((card, one) => end([...player, card], pointsOf([card]), ways * one));
  }
  return [...kinds.values()];
}

/** 0, 1 or 2: what the first two cards are for the zones on pairs. */
const pairKind = (cards: readonly number[]) => Number(isPair(cards)) + Number(isPerfectPair(cards));

/** The openings by what decides the rest of a hand: the points of each card, and the pairs. */
function openings(): readonly Opening[] {
  const byKey = new Map<number, Opening>();
  // The order of one side's two cards does not matter, so each two are taken once.
  const twos = DECK.flatMap((first) =>
    DECK.slice(first).map((second) => ({
      cards: [first, second] as const,
      key: ((countOf(first) % 10) * 10 + (countOf(second) % 10)) * 3 + pairKind([first, second]),
    })),
  );
  const left = DECK.map(() => DECKS);
  const waysOf = ([first, second]: Pair) =>
    first === second
      ? (left[first] ?? 0) * ((left[first] ?? 0) - 1)
      : 2 * (left[first] ?? 0) * (left[second] ?? 0);
  for (const player of twos) {
    const ofPlayer = waysOf(player.cards);
    for (const card of player.cards) left[card] = (left[card] ?? 0) - 1;
    for (const banker of twos) {
      const key = player.key * 300 + banker.key;
      const ways = ofPlayer * waysOf(banker.cards);
      const opening = byKey.get(key);
      if (opening) opening.ways += ways;
      else byKey.set(key, { player: player.cards, banker: banker.cards, ways });
    }
    for (const card of player.cards) left[card] = (left[card] ?? 0) + 1;
  }
  return [...byKey.values()];
}

/** A shoe in which only what a card counts matters; a card is gone while `go` runs. */
function shoeWithout(dealt: readonly number[]) {
  const left = POINTS.map(
    (points) =>
      DECKS * (points === 0 ? 16 : 4) - dealt.filter((card) => pointsOf([card]) === points).length,
  );
  let cards = FULL - dealt.length;
  return {
    each(go: (card: number, ways: number) => void) {
      for (const points of POINTS) {
        const ways = left[points] ?? 0;
        left[points] = ways - 1;
        cards--;
        go(CARD_OF[points] ?? 0, ways);
        cards++;
        left[points] = ways;
      }
    },
    /** The orders in which the cards up to the sixth can follow. */
    rest() {
      let ways = 1;
      for (let next = cards; next > FULL - 6; next--) ways *= next;
      return ways;
    },
  };
}

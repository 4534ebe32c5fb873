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
  const kinds = new Map<number, Kind>();
  for (const { player, banker, ways } of openings()) {
    const pairs = pairKind(player) * 3 + pairKind(banker);
    const add = (all: readonly number[], others: readonly number[], so: number) => {
      const had = pointsOf(all);
      const held = pointsOf(others);
      const key = (((had * 10 + held) * 4 + all.length) * 4 + others.length) * 9 + pairs;
      const kind = kinds.get(key);
      if (kind) kind.ways += so;
      else {
        const points = { playerPoints: had, bankerPoints: held, winner: winnerOf(had, held) };
        kinds.set(key, { hand: { player: all, banker: others, ...points }, ways: so });
      }
    };
    const shoe = shoeWithout([...player, ...banker]);
    const end = (all: readonly number[], third: number | null, so: number) => {
      if (!bankerDraws(pointsOf(banker), third)) add(all, banker, so * shoe.rest());
      else shoe.each((card, one) => add(all, [...banker, card], so * one * shoe.rest()));
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

/**
 * The openings by what decides the rest of a hand: the points of each card, and the pairs. Other
 * suits, and other ranks that count ten, leave the banker the same cards to be dealt, so one
 * player's pair stands for all that are alike.
 */
function openings(): readonly Opening[] {
  // The order of one side's two cards does not matter, so each two are taken once.
  const twos = DECK.flatMap((first) =>
    DECK.slice(first).map((second): Two => {
      const cards: Pair = [first, second];
      const key = ((countOf(first) % 10) * 10 + (countOf(second) % 10)) * 3 + pairKind(cards);
      return { cards, key };
    }),
  );
  const left = DECK.map(() => DECKS);
  const ofPlayer = waysByKey(twos, left);
  return [...ofPlayer.values()].flatMap((player) => {
    for (const card of player.cards) left[card] = (left[card] ?? 0) - 1;
    const ofBanker = waysByKey(twos, left);
    for (const card of player.cards) left[card] = (left[card] ?? 0) + 1;
    return [...ofBanker.values()].map((banker) => ({
      player: player.cards,
      banker: banker.cards,
      ways: player.ways * banker.ways,
    }));
  });
}

interface Two {
  cards: Pair;
  key: number;
}

/** The first two of each key, with the orders in which a side gets two cards of that key. */
function waysByKey(twos: readonly Two[], left: readonly number[]) {
  const byKey = new Map<number, { cards: Pair; ways: number }>();
  for (const { cards, key } of twos) {
    const [first, second] = cards;
    const one = left[first] ?? 0;
    const ways = first === second ? one * (one - 1) : 2 * one * (left[second] ?? 0);
    const before = byKey.get(key);
    if (before) before.ways += ways;
    else byKey.set(key, { cards, ways });
  }
  return byKey;
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

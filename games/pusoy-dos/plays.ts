import type { Step } from '../contract.ts';
import { rankOf } from '../playing-cards/cards.ts';
import { faultOf, type PusoyHand, type PusoyTable } from './hand.ts';
import { inOrder, isTwo, orderOf, playOf } from './ranking.ts';

const valueOf = (cards: readonly number[]) => playOf(cards)?.value ?? 0;
const byValue = (a: readonly number[], b: readonly number[]) => valueOf(a) - valueOf(b);

const key = (cards: readonly number[]) => inOrder(cards).join();

/** All ways to take so many of the cards. */
function pick(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    pick(cards.slice(at + 1), count - 1).map((others) => [card, ...others]),
  );
}

/** Every play of this size that the cards hold, the lowest first. */
function playsOf(cards: readonly number[], size: number): number[][] {
  return pick(cards, size)
    .map((some) => ({ some, value: playOf(some)?.value ?? null }))
    .filter((one): one is { some: number[]; value: number } => one.value !== null)
    .sort((a, b) => a.value - b.value)
    .map(({ some }) => some);
}

/**
 * The cards laid out as plays of which none shares a card: hands of five as long as there are any,
 * then what is alike, then single cards. 2s are kept apart, as each wins a trick alone.
 */
export function groupsOf(cards: readonly number[]): number[][] {
  const twos = cards.filter(isTwo);
  let rest = cards.filter((card) => !isTwo(card));
  const fives: number[][] = [];
  for (;;) {
    const [five] = playsOf(rest, 5);
    if (!five) break;
    fives.push(five);
    rest = rest.filter((card) => !five.includes(card));
  }
  const ranks = [...new Set(rest.map(rankOf))];
  const alike = ranks.map((rank) => rest.filter((card) => rankOf(card) === rank));
  // Four alike are two pairs here: five cards are needed to play them at once.
  const sets = alike.flatMap((set) => (set.length === 4 ? [set.slice(0, 2), set.slice(2)] : [set]));
  return [...fives, ...sets, ...twos.map((card) => [card])];
}

/**
 * What may be played now, the most sensible first: groups that break nothing from the lowest on,
 * then all others. The screen proposes them one after the other.
 */
export function hintsOf(cards: readonly number[], table: PusoyTable): number[][] {
  const may = (some: number[]) => faultOf(some, table) === null;
  const whole = groupsOf(cards).filter(may);
  const sizes = table.trick ? [table.trick.cards.length] : [5, 3, 2, 1];
  const known = new Set(whole.map(key));
  const others = sizes
    .flatMap((size) => playsOf(cards, size))
    .filter((some) => may(some) && !known.has(key(some)));
  return [...(table.trick ? whole.sort(byValue) : whole.sort(leading)), ...others];
}

/** Leading, many low cards go before few or high ones. */
const leading = (a: readonly number[], b: readonly number[]) => weightOf(a) - weightOf(b);
const weightOf = (cards: readonly number[]) =>
  Math.max(...cards.map((card) => orderOf(card) >> 2)) - 2 * cards.length;

/** Somebody is about to go out. */
const FEW_LEFT = 3;

/**
 * What a bot does, from its own cards and what lies open: it goes out if it can, leads many low
 * cards, follows with what breaks no group, and keeps 2s and groups until others have few cards.
 */
export function botMove(hand: PusoyHand): Step {
  const turn = hand.turn ?? -1;
  const own = hand.hands[turn] ?? [];
  const least = Math.min(...hand.hands.flatMap(({ length }, at) => (at === turn ? [] : [length])));
  const hints = hintsOf(own, hand);
  const last = hints.find(({ length }) => length === own.length);
  const chosen = last ?? (hand.trick ? followed(own, hints, least) : led(hints, least));
  return chosen ? { call: 'play', cards: inOrder(chosen) } : { call: 'pass' };
}

function led(hints: readonly number[][], least: number): number[] | undefined {
  if (least > 1) return hints[0];
  // Somebody has one card: several at once, or else the highest.
  return hints.find(({ length }) => length > 1) ?? [...hints].sort(byValue).at(-1);
}

function followed(
  own: readonly number[],
  hints: readonly number[][],
  least: number,
): number[] | undefined {
  if (least === 1) return [...hints].sort(byValue).at(-1);
  if (least <= FEW_LEFT) return hints[0];
  const groups = groupsOf(own).map(key);
  const whole = hints.find((some) => groups.includes(key(some)));
  const keeps = whole !== undefined && whole.some(isTwo) && own.length > FEW_LEFT * 2;
  return keeps ? undefined : whole;
}

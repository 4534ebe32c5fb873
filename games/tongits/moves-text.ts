import { CARDS, rankOf, SUITS } from '../playing-cards/cards.ts';
import { TONGITS_CALLS, type TongitsCall, type TongitsMove } from './hand.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const NAMES = Array.from(
  { length: CARDS },
  (_, card) => `${RANKS[rankOf(card)]}${SUITS[card & 3]?.[0]?.toUpperCase()}`,
);
/** Moves of which the text is another than their call. */
const SHORT = { callDraw: 'call' } as const;

/** Moves as the verifier's field shows them: `draw; meld AS 2S 3S; sapaw 4S > 0; discard KD`. */
export const movesText = (moves: readonly TongitsMove[]) => moves.map(textOf).join('; ');

function textOf({ call, cards = [], target, answer }: TongitsMove): string {
  const word = answer ?? (call === 'callDraw' ? SHORT.callDraw : call);
  const named = cards.map((card) => NAMES[card] ?? '');
  return [word, ...named, ...(target === undefined ? [] : ['>', String(target)])].join(' ');
}

/** The moves of such a text; null where one is none. */
export function movesIn(text: string): TongitsMove[] | null {
  const parts = text.split(';').map((part) => part.trim().toUpperCase());
  const moves = parts.filter(Boolean).map(moveIn);
  return moves.every((move) => move !== null) ? moves : null;
}

function moveIn(text: string): TongitsMove | null {
  const [before = '', target] = text.split('>').map((part) => part.trim());
  const [word = '', ...named] = before.split(/\s+/);
  const cards = named.map((name) => NAMES.indexOf(name));
  if (cards.includes(-1) || (target !== undefined && !/^\d{1,2}$/.test(target))) return null;
  const lower = word.toLowerCase();
  if (lower === 'fold' || lower === 'fight') return { call: 'answerDraw', answer: lower };
  if (lower === SHORT.callDraw) return { call: 'callDraw' };
  const call = TONGITS_CALLS.find((one): one is TongitsCall => one === lower);
  if (call === undefined) return null;
  if (call === 'draw') return { call };
  return { call, cards, ...(target === undefined ? {} : { target: Number(target) }) };
}

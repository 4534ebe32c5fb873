import { bestTake } from '../bot.ts';
import { grouped, isMeld } from '../melds.ts';
import type { TongitsSeen } from '../seen.ts';

/** The buttons that a turn may have, as they stand. */
export const TURN_BUTTONS = {
  draw: ['draw', 'take', 'callDraw'],
  play: ['meld', 'sapaw', 'discard'],
  answer: ['fold', 'fight'],
  over: [],
} as const;
export type Button = (typeof TURN_BUTTONS)[keyof typeof TURN_BUTTONS][number];

export interface Choice {
  call: string;
  /** What is sent; null while the raised cards do not make the move. */
  fields: Readonly<Record<string, unknown>> | null;
  /** Cards that would make it, which the same button raises. */
  hint: readonly number[] | null;
}

export const ownCards = ({ hands }: TongitsSeen, place: number) =>
  (hands[place] ?? []).filter((card) => card !== null);

/** The numbers of the melds on the table that these cards may be laid off on. */
export const targetsOf = ({ exposed }: TongitsSeen, cards: readonly number[]) =>
  cards.length === 0
    ? []
    : exposed.flatMap((meld, target) => (isMeld([...meld.cards, ...cards]) ? [target] : []));

/** What a button does now, given the cards that the player raised. */
export function choiceOf(
  seen: TongitsSeen,
  place: number,
  raised: readonly number[],
  button: Button,
): Choice {
  const own = ownCards(seen, place);
  const cards = { cards: [...raised] };
  const choice = (call: string, fields: Choice['fields'], hint: Choice['hint'] = null): Choice => ({
    call,
    fields,
    hint: fields ? null : hint,
  });
  switch (button) {
    case 'draw':
      return choice('draw', {});
    case 'callDraw':
      return choice('callDraw', seen.mayCall ? {} : null);
    case 'take': {
      const { top } = seen;
      const fits = top !== null && isMeld([...raised, top]);
      return choice('take', fits ? cards : null, bestTake(own, top));
    }
    case 'meld':
      return choice('meld', isMeld(raised) ? cards : null, grouped(own).melds[0] ?? null);
    case 'sapaw': {
      const [target] = targetsOf(seen, raised);
      const fitting = own.find((card) => targetsOf(seen, [card]).length > 0);
      const hint = fitting === undefined ? null : [fitting];
      return choice('sapaw', target === undefined ? null : { ...cards, target }, hint);
    }
    case 'discard':
      return choice('discard', raised.length === 1 ? cards : null);
    case 'fold':
      return choice('answerDraw', { answer: 'fold' });
    case 'fight':
      return choice('answerDraw', seen.mayFight ? { answer: 'fight' } : null);
  }
}

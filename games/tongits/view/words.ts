import { t } from '@palaro/client';
import { cardName, cardText } from '../../playing-cards/view/faces.ts';
import type { TongitsPay } from '../end.ts';
import type { TongitsSeen } from '../seen.ts';

/** What a seat holds in words: how many cards, and what they come to where that is known. */
export function spokenSeat(seen: TongitsSeen, place: number): string {
  const count = seen.hands[place]?.length ?? 0;
  const points = seen.points[place] ?? null;
  if (points === null) return t('tongits.seat_held', { count });
  return [t('tongits.seat_points', { count, points }), topText(seen)].join(' ').trim();
}

/** What the player must decide, in a sentence. */
export function askText(seen: TongitsSeen, place: number): string {
  const { phase, top, mayCall, mayFight } = seen;
  const points = seen.points[place] ?? 0;
  if (phase === 'play') return playText(seen);
  if (phase === 'answer')
    return mayFight ? t('tongits.ask_answer', { points }) : t('tongits.ask_burned');
  if (top === null) return t('tongits.ask_first');
  const card = cardText(top);
  return mayCall ? t('tongits.ask_call', { card, points }) : t('tongits.ask_draw', { card });
}

const playText = ({ fresh }: TongitsSeen) =>
  fresh === null ? t('tongits.ask_play') : t('tongits.ask_drawn', { card: cardText(fresh) });

/** What a seat did last, in a word. */
export function didText({ did }: TongitsSeen, place: number): string | null {
  const last = did[place];
  return last && last !== 'answerDraw' ? t(`tongits.did_${last}`) : null;
}

/** What the hand costs a seat and why, or brings it. */
export function reasonText({ pays, winner }: Pick<TongitsSeen, 'pays' | 'winner'>, place: number) {
  const all = pays ?? [];
  if (place === winner) {
    return t('tongits.gets', { count: all.reduce((sum, { units }) => sum + units, 0) });
  }
  const pay = all.find(({ from }) => from === place);
  return pay ? [paysText(pay.units), ...whyTexts(pay)].join(' · ') : '';
}

const paysText = (count: number) =>
  count === 1 ? t('tongits.pays_one') : t('tongits.pays', { count });

const WHY = ['burned', 'tongits', 'called', 'doubled'] as const;

const whyTexts = (pay: TongitsPay) =>
  WHY.filter((why) => pay[why]).map((why) => t(`tongits.why_${why}`));

/** The last discard in words, while the hand is played. */
const topText = ({ top, pays }: TongitsSeen) =>
  top === null || pays !== null ? '' : t('tongits.top_is', { card: cardName(top) });

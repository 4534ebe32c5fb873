import { gameNameOf, vendorNameOf } from '@palaro/catalogue/server';
import { Money, type Language } from '@palaro/kernel';
import type { Say } from '@palaro/promotions/server';
import { en } from '../missions.en.ts';
import { isPlay, type MissionMetric } from '../missions.limits.ts';
import type { MissionRule } from '../missions.rules.ts';
import { ty } from '../missions.ty.ts';

/** A kind does not know its reader's language; a game's name is a brand. */
const NAMES: Language = 'EN';

/** Texts of these conditions, for kinds of other areas that count play too. */
export const conditionTexts = { EN: en, TY: ty };

/** Which play counts; what is no play is never narrowed. */
export function playConditions(
  { metric, filter }: { metric: MissionMetric; filter: MissionRule['filter'] },
  say: Say,
): string[] {
  if (!isPlay(metric)) return [];
  const { leastStake } = filter;
  return [
    filterText(filter, say),
    ...(leastStake ? [say('missions.cond_least_stake', { stake: Money.of(leastStake) })] : []),
    say('missions.cond_settled'),
    say('missions.cond_real'),
  ];
}

function filterText({ product, vendor, game }: MissionRule['filter'], say: Say): string {
  if (vendor !== null && game !== null) {
    return say('missions.cond_game', { game: gameNameOf(vendor, game, NAMES) });
  }
  if (vendor !== null) return say('missions.cond_vendor', { vendor: vendorNameOf(vendor) });
  if (product !== null) {
    return say('missions.cond_product', { product: say(`missions.product.${product}`) });
  }
  return say('missions.cond_all_games');
}

/** Turnover of an award before it may be withdrawn, by an example. */
export const turnoverConditions = (
  { turnoverTimes, example }: { turnoverTimes: number; example: Money },
  say: Say,
): string[] => [
  turnoverTimes === 0
    ? say('missions.cond_turnover_none')
    : say('missions.cond_turnover', {
        times: turnoverTimes,
        example,
        required: example * BigInt(turnoverTimes),
      }),
];

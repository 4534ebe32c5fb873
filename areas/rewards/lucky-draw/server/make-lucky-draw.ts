import { Money } from '@palaro/kernel';
import { writeDraft } from '@palaro/promotions/server';
import { refuse, type App, type Operator } from '@palaro/server';
import type { LuckyDrawDraft } from '../console.api.ts';
import { leavesUsual, type LuckyPrize, type LuckyRule } from '../lucky-rule.ts';
import { luckyDrawKind } from './lucky-draw-kind.ts';

/** The prizes of a draft. Refuses `lucky.odds` where one is half. */
function prizesOf(draft: LuckyDrawDraft): LuckyPrize[] {
  const rows = [
    { amount: draft.prize1, odds: draft.odds1, stock: draft.stock1 },
    { amount: draft.prize2, odds: draft.odds2, stock: draft.stock2 },
    { amount: draft.prize3, odds: draft.odds3, stock: draft.stock3 },
    { amount: draft.prize4, odds: draft.odds4, stock: draft.stock4 },
  ];
  const used = rows.filter((row) => Object.values(row).some((value) => value !== undefined));
  const whole = used.flatMap(({ amount, odds, stock }) =>
    amount === undefined || odds === undefined || stock === undefined
      ? []
      : [{ amount, odds, stock }],
  );
  if (whole.length < used.length) throw refuse('lucky.odds');
  return whole;
}

/**
 * Writes a lucky draw as a draft. Refuses `lucky.odds` for prizes that do not fall from the largest
 * to the usual one, or whose odds leave nothing for it, and as `writeDraft` does.
 */
export function makeLuckyDraw(app: App, operator: Operator, draft: LuckyDrawDraft) {
  const { usual, free, betFor, most, turnoverTimes } = draft;
  const rule: LuckyRule = { prizes: prizesOf(draft), usual, free, betFor, most, turnoverTimes };
  const amounts = [...rule.prizes.map(({ amount }) => amount), usual].map(Money.of);
  const falls = amounts.every((amount, at) => at === 0 || amount < (amounts[at - 1] ?? 0n));
  if (!falls || !leavesUsual(rule)) throw refuse('lucky.odds');
  const { id, title, summary, startsAt, endsAt, budget, segment } = draft;
  const common = { id, title, summary, startsAt, budget, ...(endsAt && { endsAt }), segment };
  return writeDraft(app, operator, { kind: luckyDrawKind, draft: common, rule });
}

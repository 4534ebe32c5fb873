import { Money } from '@palaro/kernel';
import { segmentToUse } from '@palaro/segments/server';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { PromotionDraft } from '../console.api.ts';
import { insertPromotion } from './insert-promotion.ts';
import type { PromotionKind } from './promotion-kind.ts';

/**
 * Writes a promotion as a draft, which nobody sees before it is published. The same id again writes
 * nothing and answers as before. Refuses `promo.dates` for an end that is not after the start and
 * now, `promo.budget_small` where the budget cannot pay the least that its kind must be able to,
 * `segment.archived` for a segment that admits nobody.
 */
export async function writeDraft<R extends object>(
  app: App,
  operator: Operator,
  { kind, draft, rule }: { kind: PromotionKind<R>; draft: PromotionDraft; rule: R },
) {
  const { id, title, summary, startsAt, endsAt, budget } = draft;
  const segment = draft.segment === undefined ? null : await segmentToUse(app, draft.segment);
  const now = app.clock.now();
  const ends = endsAt === undefined ? null : new Date(endsAt);
  if (ends !== null && (ends <= new Date(startsAt) || ends <= now)) throw refuse('promo.dates');
  const least = kind.budgetLeast(rule);
  if (Money.of(budget) < least) throw refuse('promo.budget_small', { values: { least } });
  await app.db.transaction().execute(async (tx) => {
    const written = await insertPromotion(tx, {
      id,
      kind: kind.type,
      state: 'Draft',
      title,
      summary,
      segment,
      rule,
      startsAt: new Date(startsAt),
      endsAt: ends,
      budget: Money.of(budget),
      madeAt: now,
      madeBy: operator.name,
    });
    // A repeat leaves its entry too: the call was made.
    const window = { startsAt, endsAt: endsAt ?? null };
    const after = { kind: kind.type, title, ...window, budget, segment, ...rule };
    await recordAudit(tx, operator, now, {
      subject: `promotion:${id}`,
      after: written ? after : { repeated: true },
    });
  });
  return { id };
}

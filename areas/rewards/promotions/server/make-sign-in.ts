import { Money } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { SignInDraft } from '../console.api.ts';
import type { SignInRule } from './sign-in-rule.ts';

const daysOf = (draft: SignInDraft) => [
  draft.day1,
  draft.day2,
  draft.day3,
  draft.day4,
  draft.day5,
  draft.day6,
  draft.day7,
];

/**
 * Writes a daily sign-in as a draft. The same id again writes nothing and answers as before.
 * Refuses `promo.dates` for an end that is not after the start and now, `promo.budget_small` where
 * the budget cannot pay one whole row of days.
 */
export async function makeSignIn(app: App, operator: Operator, draft: SignInDraft) {
  const { id, title, summary, startsAt, endsAt, budget, needs, turnoverTimes } = draft;
  const now = app.clock.now();
  const days = daysOf(draft);
  const ends = endsAt === undefined ? null : new Date(endsAt);
  if (ends !== null && (ends <= new Date(startsAt) || ends <= now)) throw refuse('promo.dates');
  const row = Money.sum(days.map(Money.of));
  if (Money.of(budget) < row) throw refuse('promo.budget_small', { values: { least: row } });
  const rule: SignInRule = { days, needs, turnoverTimes };
  await app.db.transaction().execute(async (tx) => {
    const written = await tx
      .insertInto('promotion')
      .values({
        id,
        kind: 'SIGN_IN',
        state: 'Draft',
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        rule: JSON.stringify(rule),
        starts_at: new Date(startsAt),
        ends_at: ends,
        budget: String(Money.of(budget)),
        made_at: now,
        made_by: operator.name,
      })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // A repeat leaves its entry too: the call was made.
    const after = { kind: 'SIGN_IN', title, startsAt, endsAt: endsAt ?? null, budget, ...rule };
    await recordAudit(tx, operator, now, {
      subject: `promotion:${id}`,
      after: written ? after : { repeated: true },
    });
  });
  return { id };
}

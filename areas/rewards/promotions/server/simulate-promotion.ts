import type { Reply } from '@palaro/api';
import { dayIn, Money, plusDays, type Language, type MemberId } from '@palaro/kernel';
import { defineService, refuse, takeTurns, type App } from '@palaro/server';
import { sql } from 'kysely';
import type { promotionsConsoleApi } from '../console.api.ts';
import { SIMULATED_DAYS, type Past, type PastDays } from './past.ts';
import { findKind, sayIn } from './promotion-kind.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { findPromotion } from './promotions.repository.ts';
import { isAdmitted } from './segment-gate.ts';
import { pageOfCandidates, readPast, sharedMarks } from './simulation.repository.ts';
import { addAwards, emptySum, usedUpOn, weeksOf } from './sum-awards.ts';

type Simulation = Reply<(typeof promotionsConsoleApi)['promotionSimulation']>;
type AnswerableKind = Extract<Past<unknown>, { days: number }>;

/** Members of a page: what one statement sums up. */
const PAGE = 1_000;
/** The console waits for fifteen seconds. */
const LONGEST_MS = 10_000;
/** What PostgreSQL answers to a statement that took too long. */
const CANCELLED = '57014';
const WAITING_MOST = 3;
const PERCENT = 100n;

const turnsOf = defineService('promotions.simulation', () =>
  takeTurns(1, WAITING_MOST, () => refuse('promo.simulation_slow')),
);

/**
 * Reckons what a draft would have given on the days before today, by its kind's own rule
 * (docs/domain/promotions.md §4, Simulation). Nothing is written. Refuses `not_found`,
 * `promo.state` for what is no draft any more, `promo.simulation_slow` where reading takes too
 * long.
 */
export async function simulatePromotion(
  app: App,
  { id }: { id: string },
  language: Language,
): Promise<Simulation> {
  const promotion = await findPromotion(app.db, id);
  const kind = promotion && findKind(app, promotion.kind);
  if (!kind) throw refuse('not_found');
  if (promotion.state !== 'Draft') throw refuse('promo.state');
  const say = sayIn(app, kind, language);
  const { past } = kind;
  const budget = BigInt(promotion.budget);
  const known = { budget: Money.text(budget) };
  if ('untold' in past) return { ...known, words: past.untold(promotion.rule, say), told: null };
  const days = daysBefore(app, past.days);
  const { sum, leftOut, sharing } = await turnsOf(app)(() =>
    readTold(app, past, promotion, days),
  ).catch((error: Error & { code?: string }) => {
    throw error.code === CANCELLED ? refuse('promo.simulation_slow') : error;
  });
  return {
    ...known,
    words: past.assumes(promotion.rule, say),
    told: {
      from: days.from,
      to: days.to,
      takers: sum.takers,
      awards: sum.awards,
      cost: Money.text(sum.cost),
      largest: Money.text(sum.largest),
      largestPercent: sum.cost === 0n ? 0 : Number((sum.largest * PERCENT) / sum.cost),
      usedUpOn: usedUpOn(sum, budget),
      sharing,
      leftOut,
      weeks: weeksOf(sum).map((week) => ({ ...week, cost: Money.text(week.cost) })),
    },
  };
}

/** The last whole days of the site. */
function daysBefore(app: App, kept: number): PastDays {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const to = plusDays(dayIn(zone, now), -1);
  return { from: plusDays(to, 1 - Math.min(kept, SIMULATED_DAYS)), to, zone, now };
}

/**
 * Reads page by page, so that no more than one page of members is held. Of a promotion with a
 * segment only who is in it now counts: who was in it then is not kept.
 */
async function readTold(
  app: App,
  past: AnswerableKind,
  promotion: PromotionRecord,
  days: PastDays,
) {
  const { rule } = promotion;
  const until = performance.now() + LONGEST_MS;
  const sum = emptySum();
  const marked = new Map<string, MemberId>();
  const sharing = new Set<MemberId>();
  const isFor = await isAdmitted(app, app.db, promotion);
  const mayHave = sql<boolean>`(${past.mayHave(days)} and ${isFor})`;
  let leftOut = 0;
  let after: MemberId = '0';
  for (;;) {
    if (performance.now() > until) throw refuse('promo.simulation_slow');
    const page = await readPast(app, async (tx) => {
      const of = await pageOfCandidates(tx, mayHave, { after, limit: PAGE, now: days.now });
      const awards = await past.awards(
        tx,
        rule,
        of.map(({ member }) => member),
        days,
      );
      const reached = new Set(of.flatMap((one) => (one.reached ? [one.member] : [])));
      const given = awards.filter(({ member }) => reached.has(member));
      const out = new Set(awards.flatMap(({ member }) => (reached.has(member) ? [] : [member])));
      const takers = [...new Set(given.map(({ member }) => member))];
      return { of, given, out: out.size, marks: await sharedMarks(tx, takers) };
    });
    addAwards(sum, page.given);
    leftOut += page.out;
    for (const { member, mark } of page.marks) {
      const other = marked.get(mark);
      if (other === undefined) marked.set(mark, member);
      else if (other !== member) sharing.add(other).add(member);
    }
    const last = page.of.at(-1);
    if (last === undefined || page.of.length < PAGE) return { sum, leftOut, sharing: sharing.size };
    after = last.member;
  }
}

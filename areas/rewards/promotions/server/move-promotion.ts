import { object, uuid } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  defineChangeKind,
  linkFact,
  mayAlone,
  moneyFact,
  NO_FACT,
  recordAudit,
  refuse,
  type App,
  type Fact,
  type Operator,
  type Tx,
} from '@palaro/server';
import { PROMOTION_TRANSITIONS, type PromotionMove } from '../promotion-moves.ts';
import type { PromotionRecord } from './promotion-record.ts';
import { findPromotion, lockPromotion } from './promotions.repository.ts';
import { simulatePromotion } from './simulate-promotion.ts';
import { tellRunning } from './running-types.ts';
import { findKind } from './promotion-kind.ts';

interface Move {
  id: string;
  to: PromotionMove;
}

/**
 * Publishes what one person may not publish alone: a budget above his border
 * (docs/domain/operator-console.md §3). Pausing and ending make tighter and need nobody.
 */
export const publishChange = defineChangeKind({
  name: 'promotion.publish',
  payload: object({ id: uuid() }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ id }) => `promotion:${id}`,
  async before(app, tx, { id }) {
    const { state, title, budget } = await movable(app, tx, { id, to: 'publish' });
    return { state, title, budget: Money.text(BigInt(budget)) };
  },
  after: (_payload, before) => ({ ...(before as object), state: 'Running' }),
  facts: async (app, tx, { id }) => ({
    id: linkFact((await findPromotion(tx, id))?.title.EN ?? id, `/console/promotions/${id}`),
    simulatedCost: await simulatedCost(app, id),
  }),
  apply: (app, tx, { payload: { id } }) => applyMove(app, tx, { id, to: 'publish' }),
  applied: (app) => tellRunning(app),
});

/** What the last 90 days would have cost; absent where the past cannot tell, or not now. */
const simulatedCost = (app: App, id: string): Promise<Fact> =>
  simulatePromotion(app, { id }, 'EN').then(
    ({ told }) => (told ? moneyFact(Money.of(told.cost)) : NO_FACT),
    () => NO_FACT,
  );

/**
 * Publishes, pauses or ends a promotion. Refuses `not_found`, `promo.state` for a move that its
 * state does not allow, `promo.dates` for publishing what is over, and what asking refuses.
 */
export async function movePromotion(
  app: App,
  operator: Operator,
  { reason, ...move }: Move & { reason: string },
) {
  const promotion = await findPromotion(app.db, move.id);
  if (!promotion) throw refuse('not_found');
  const alone =
    move.to !== 'publish' || mayAlone(operator, 'promotion.manage', BigInt(promotion.budget));
  if (!alone) {
    return askForChange.of(app)(operator, publishChange, { payload: { id: move.id }, reason });
  }
  await app.db.transaction().execute(async (tx) => {
    const before = await movable(app, tx, move);
    await applyMove(app, tx, move);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `promotion:${move.id}`,
      before: { state: before.state },
      after: { state: PROMOTION_TRANSITIONS[before.state][move.to] },
      reason,
    });
  });
  await tellRunning(app);
  return { changeId: null };
}

/** The promotion, locked, where the move is allowed. */
async function movable(app: App, tx: Tx, { id, to }: Move): Promise<PromotionRecord> {
  const promotion = await lockPromotion(tx, id);
  if (!promotion) throw refuse('not_found');
  if (PROMOTION_TRANSITIONS[promotion.state][to] === undefined) throw refuse('promo.state');
  const over = promotion.ends_at !== null && promotion.ends_at <= app.clock.now();
  if (to === 'publish' && over) throw refuse('promo.dates');
  return promotion;
}

async function applyMove(app: App, tx: Tx, move: Move): Promise<void> {
  const promotion = await movable(app, tx, move);
  const next = PROMOTION_TRANSITIONS[promotion.state][move.to];
  if (next === undefined) throw refuse('promo.state');
  if (promotion.state === 'Draft' && move.to === 'publish') {
    await findKind(app, promotion.kind)?.publish?.(app, tx, promotion);
  }
  await tx.updateTable('promotion').set({ state: next }).where('id', '=', move.id).execute();
}

/** A budget with its spent and its reserved part, for people. */
export const budgetOf = ({
  budget,
  spent,
  reserved,
}: Pick<PromotionRecord, 'budget' | 'spent' | 'reserved'>) => ({
  budget: Money.text(BigInt(budget)),
  spent: Money.text(BigInt(spent)),
  reserved: Money.text(BigInt(reserved)),
});

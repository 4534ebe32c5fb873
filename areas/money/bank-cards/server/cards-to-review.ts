import type { App, WorkQueue } from '@palaro/server';
import { refuse } from '@palaro/server';
import type { Selectable } from 'kysely';
import type { Tables } from '@palaro/server';
import { cardLabel } from './card-label.ts';
import { OTHERS, REVIEW_SECONDS, reviewReason } from './card-reviews.ts';

const PER_PAGE = 50;
/** Cards that were not removed and wait for a person. */
const waiting = ({ db }: Pick<App, 'db'>) =>
  db.selectFrom('bank_card').where('state', '=', 'review').where('removed_at', 'is', null);

export const cardsQueue = {
  name: 'bank-cards',
  permission: 'card.view',
  path: '/bank-cards',
  lateAfter: REVIEW_SECONDS,
  waiting: async (app: App) => {
    const { count, oldest } = await waiting(app)
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('added_at').as('oldest')])
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;

/** One page of the cards that wait, the oldest first, each with why it does. */
export async function listToReview(app: App, pageNum = 1) {
  const { count } = await waiting(app)
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await app.db
    .selectFrom('bank_card as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id', 'm.account', 'm.payee_name', 'c.bank_code', 'c.last4'])
    .select(['c.holder', 'c.added_at', OTHERS.as('others')])
    .where('c.state', '=', 'review')
    .where('c.removed_at', 'is', null)
    .orderBy('c.added_at')
    .orderBy('c.id')
    .limit(PER_PAGE)
    .offset((pageNum - 1) * PER_PAGE)
    .execute();
  return {
    list: rows.map((row) => ({
      id: row.id,
      member: row.member_id,
      account: row.account,
      card: cardLabel(row),
      why: reviewReason(row),
      addedAt: row.added_at.toISOString(),
    })),
    pageNum,
    totalPages: Math.max(1, Math.ceil(Number(count) / PER_PAGE)),
    total: Number(count),
  };
}

/** A card that waits; refuses `not_found` where it does not, for instance decided meanwhile. */
export async function waitingCard(app: App, id: string): Promise<Selectable<Tables['bank_card']>> {
  const row = await waiting(app).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('not_found');
  return row;
}

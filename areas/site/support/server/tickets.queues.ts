import type { App, WorkQueue } from '@palaro/server';
import { FEEDBACK_LATE_SECONDS, TALK_LATE_SECONDS } from '../support.limits.ts';

/** Visitors who wait for an operator's answer. */
export const ticketsQueue = {
  name: 'tickets',
  permission: 'ticket.view',
  path: '/tickets',
  lateAfter: TALK_LATE_SECONDS,
  waiting: async ({ db }: App) => {
    const { count, oldest } = await db
      .selectFrom('conversation')
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;

/** Feedback without an answer. */
export const feedbackQueue = {
  name: 'feedback',
  permission: 'ticket.view',
  path: '/tickets/feedback',
  lateAfter: FEEDBACK_LATE_SECONDS,
  waiting: async ({ db }: App) => {
    const { count, oldest } = await db
      .selectFrom('feedback')
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('sent_at').as('oldest')])
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;

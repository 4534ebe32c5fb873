import type { App, WorkQueue } from '@palaro/server';
import { REVIEW_LATE_HOURS } from '../applications.limits.ts';

/** Applications that wait for a person; what a second one decides waits among the changes. */
export const applicationsQueue = {
  name: 'applications',
  permission: 'application.view',
  path: '/applications',
  lateAfter: REVIEW_LATE_HOURS * 3_600,
  waiting: async ({ db }: App) => {
    const { count, oldest } = await db
      .selectFrom('promotion_application')
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('sent_at').as('oldest')])
      .where('state', '=', 'Waiting')
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;

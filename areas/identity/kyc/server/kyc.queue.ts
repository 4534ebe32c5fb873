import type { App, WorkQueue } from '@palaro/server';
import { sql } from 'kysely';
import { REVIEW_LATE_HOURS } from '../kyc.limits.ts';
import { waitsForSecond } from './closings.repository.ts';

/** Applications that wait for a person; what a second one decides waits among the changes. */
export const kycQueue = {
  name: 'kyc',
  permission: 'kyc.view',
  path: '/kyc',
  lateAfter: REVIEW_LATE_HOURS * 3_600,
  waiting: async (app: App) => {
    const { count, oldest } = await app.db
      .selectFrom('kyc_application')
      .select((e) => [e.fn.countAll<string>().as('count'), e.fn.min('sent_at').as('oldest')])
      .where('state', '=', 'pending')
      .where(waitsForSecond(sql.ref('kyc_application.id')), '=', false)
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  },
} satisfies WorkQueue;

import type { Query } from '@palaro/api';
import { sql } from 'kysely';
import { listPage, type App } from '@palaro/server';
import type { kycConsoleApi } from '../console.api.ts';
import { waitsForSecond } from './closings.repository.ts';

const PAGE_SIZE = 50;

type Filter = Query<(typeof kycConsoleApi)['reviews']>;

/** Applications without anything that names a person; those that wait come first, oldest on top. */
export async function listReviews(app: App, filter: Filter) {
  const { queue, state, level, finding, member, pageNum = 1 } = filter;
  let found = app.db
    .selectFrom('kyc_application')
    .innerJoin('member', 'member.id', 'kyc_application.member_id');
  if (queue) {
    found = found
      .where('kyc_application.state', '=', 'pending')
      .where(waitsForSecond(sql.ref('kyc_application.id')), '=', false);
  }
  if (state) found = found.where('kyc_application.state', '=', state);
  if (level) found = found.where('kyc_application.level', '=', level === '2' ? 2 : 3);
  if (finding) found = found.where(sql<boolean>`${finding} = any (kyc_application.findings)`);
  if (member) found = found.where('kyc_application.member_id', '=', member);
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('kyc_application')
      .select('member.account')
      .select(({ selectFrom }) =>
        selectFrom('kyc_closing')
          .select('kyc_closing.state')
          .whereRef('kyc_closing.application_id', '=', 'kyc_application.id')
          .orderBy('kyc_closing.begun_at', 'desc')
          .limit(1)
          .as('closing'),
      )
      .orderBy((e) => e('kyc_application.state', '=', 'pending'), 'desc')
      .orderBy('kyc_application.sent_at')
      .orderBy('kyc_application.id')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    found.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return listPage(rows, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

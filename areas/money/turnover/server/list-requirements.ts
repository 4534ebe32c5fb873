import type { MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { foldOwnRounds } from './count-due.ts';
import { requirementView } from './requirement-view.ts';

const PAGE_SIZE = 20;

/** A page of the member's requirements, newest first, with a round of a moment ago counted. */
export async function listRequirements(app: App, member: MemberId, pageNum = 1) {
  await foldOwnRounds(app, member);
  const own = app.db.selectFrom('turnover_requirement').where('member_id', '=', member);
  const [{ total }, rows] = await Promise.all([
    own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('requirement_id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
  ]);
  const place = { pageNum, size: PAGE_SIZE, total: Number(total) };
  return listPage(rows.map(requirementView), place);
}

import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import { listPage, type App } from '@palaro/server';
import { requireMember } from './known-member.ts';

const PAGE_SIZE = 50;

interface Happened {
  at: Date;
  actor: string;
  action: string;
  reason: string | null;
  detail: Record<string, string>;
}

/** What changed about an account and what operators did to it, newest first. */
export async function readTimeline(app: App, member: MemberId, pageNum = 1) {
  await requireMember(app.db, member);
  const most = pageNum * PAGE_SIZE;
  // Each side is read along its own index, and only as far as the page reaches.
  const { rows } = await sql<Happened>`
    select at, actor, action, reason, detail from (
      (select at, actor, action, entry->>'reason' as reason, '{}'::jsonb as detail, seq as nth
        from audit_entry where member = ${member} order by seq desc limit ${most})
      union all
      (select at, done_by, 'account.' || what, null, detail, id
        from account_change where member_id = ${member} order by id desc limit ${most})) x
    order by at desc, nth desc limit ${PAGE_SIZE} offset ${most - PAGE_SIZE}`.execute(app.db);
  const { rows: counts } = await sql<{ total: string }>`
    select ((select count(*) from audit_entry where member = ${member})
      + (select count(*) from account_change where member_id = ${member}))::text as total`.execute(
    app.db,
  );
  const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(counts[0]?.total ?? 0) });
}

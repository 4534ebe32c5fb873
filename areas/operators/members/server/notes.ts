import { newId, type MemberId } from '@palaro/kernel';
import { listPage, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { requireMember } from './known-member.ts';

const PAGE_SIZE = 50;

/** Operators' notes about a member, newest first. */
export async function listNotes(app: App, member: MemberId, pageNum = 1) {
  await requireMember(app.db, member);
  const found = app.db.selectFrom('member_note').where('member_id', '=', member);
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    text: row.text,
    by: row.written_by,
    at: row.written_at.toISOString(),
  }));
  return listPage(list, { pageNum, size: PAGE_SIZE, total: Number(total) });
}

/**
 * Writes a note. The trail says that it was written; what it says can name a person, so it stays in
 * the note. Refuses `malformed` for blanks, `not_found`.
 */
export function addNote(app: App, operator: Operator, member: MemberId, typed: string) {
  const text = typed.trim();
  if (text === '') throw refuse('malformed', { fields: { text: 'field.required' } });
  const at = app.clock.now();
  const id = newId(at);
  return app.db.transaction().execute(async (tx) => {
    await requireMember(tx, member);
    const written = { written_by: operator.name, written_at: at };
    await tx
      .insertInto('member_note')
      .values({ id, member_id: member, text, ...written })
      .execute();
    await recordAudit(tx, operator, at, { action: 'member.note', subject: `note:${id}`, member });
    return { id };
  });
}

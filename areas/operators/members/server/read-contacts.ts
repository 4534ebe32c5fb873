import { REASON_MIN } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { MemberContacts } from '../members.api.ts';

/**
 * A member's contacts in full. The look and its reason are recorded before they are given out.
 * Refuses `console.reason_required`, `not_found`.
 */
export function readContacts(
  app: App,
  operator: Operator,
  member: MemberId,
  typed: string,
): Promise<MemberContacts> {
  const reason = typed.trim();
  if (reason.length < REASON_MIN) throw refuse('console.reason_required');
  return app.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('member')
      .select(['mobile', 'email', 'birthday', 'payee_name', 'contacts'])
      .where('id', '=', member)
      .executeTakeFirst();
    if (!found) throw refuse('not_found');
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'member.contacts',
      subject: `member:${member}`,
      member,
      reason,
    });
    const { mobile, email: mail, birthday, payee_name: payeeName, contacts } = found;
    return { mobile, mail, birthday, payeeName, others: { ...contacts } };
  });
}

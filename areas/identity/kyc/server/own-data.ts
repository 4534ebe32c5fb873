import type { OwnData } from '@palaro/server';
import { erasePerson } from './erase-person.ts';
import './kyc.tables.ts';
import { readPerson } from './person.ts';

/**
 * The member's data, pictures and decisions. What operators looked at is the audit trail's.
 */
export const kycOwnData: OwnData = {
  tables: ['kyc_application', 'kyc_closing', 'kyc_document', 'kyc_person', 'kyc_reopening'],
  async read(app, member) {
    const applications = await app.db
      .selectFrom('kyc_application')
      .select(['level', 'state', 'expires_on', 'sent_at', 'decided_at', 'reason'])
      .where('member_id', '=', member)
      .orderBy('sent_at')
      .execute();
    const documents = await app.db
      .selectFrom('kyc_document')
      .select(['kind', 'width', 'height', 'added_at'])
      .where('member_id', '=', member)
      .orderBy('added_at')
      .execute();
    // What was only asked for is told by nobody (no tipping off).
    const closings = await app.db
      .selectFrom('kyc_closing')
      .select(['reason', 'state', 'closed_at', 'undo_until', 'ended_at'])
      .where('member_id', '=', member)
      .where('closed_at', 'is not', null)
      .orderBy('closed_at')
      .execute();
    return { person: await readPerson(app, member), applications, closings, documents };
  },
  erase: erasePerson,
};

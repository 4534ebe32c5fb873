import type { OwnData } from '@palaro/server';
import './applications.tables.ts';

/** The member's applications, as he sent them and as they were decided. */
export const applicationsOwnData: OwnData = {
  tables: ['promotion_application'],
  async read({ db }, member) {
    const applications = await db
      .selectFrom('promotion_application')
      .select(['promotion_id', 'comment', 'state', 'sent_at', 'decided_at', 'reason', 'note'])
      .where('member_id', '=', member)
      .orderBy('sent_at')
      .orderBy('id')
      .execute();
    const pictures = await db
      .selectFrom('promotion_application_picture as p')
      .innerJoin('promotion_application as a', 'a.id', 'p.application_id')
      .select(['a.promotion_id', 'p.width', 'p.height', 'a.sent_at'])
      .where('a.member_id', '=', member)
      .orderBy('a.sent_at')
      .orderBy('p.place')
      .execute();
    return {
      // That a second operator must agree is nothing that members are told.
      applications: applications.map((row) => ({
        ...row,
        state: row.state === 'Proposed' ? 'Waiting' : row.state,
      })),
      pictures,
    };
  },
  /** That somebody applied, and how often, stays with the promotion; his words do not. */
  async erase(tx, member) {
    await tx
      .deleteFrom('promotion_application_picture')
      .where('application_id', 'in', (e) =>
        e.selectFrom('promotion_application').select('id').where('member_id', '=', member),
      )
      .execute();
    await tx
      .updateTable('promotion_application')
      .set({ comment: '', note: null })
      .where('member_id', '=', member)
      .execute();
  },
};

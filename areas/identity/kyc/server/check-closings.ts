import { plusSeconds } from '@palaro/kernel';
import type { NightlyCheck } from '@palaro/server';

/** The task that makes a closing final may be late by this much. */
const GRACE_SECONDS = 3_600;

/** Checks that each closing is final once its day for an undo is over: its money waits for that. */
export const checkClosings: NightlyCheck = {
  name: 'kyc.closings',
  says: 'closings of the identity check are final after a day',
  async run({ db, clock }) {
    const rows = await db
      .selectFrom('kyc_closing')
      .select(['member_id', 'application_id', 'undo_until'])
      .where('state', '=', 'Closed')
      .where('undo_until', '<', plusSeconds(clock.now(), -GRACE_SECONDS))
      .orderBy('undo_until')
      .limit(1_000)
      .execute();
    return rows.map(({ member_id, application_id, undo_until }) => ({
      subject: `member:${member_id}`,
      details: {
        member: member_id,
        application: application_id,
        until: undo_until?.toISOString() ?? null,
      },
    }));
  },
};

import type { OwnData } from '@palaro/server';
import './step-up.tables.ts';

/** Counts of wrong guesses. They say nothing about the member and are deleted with him. */
export const stepUpOwnData: OwnData = {
  tables: ['security_guard'],
  async erase(tx, member) {
    await tx.deleteFrom('security_guard').where('member_id', '=', member).execute();
  },
};

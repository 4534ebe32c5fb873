import type { MemberId } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import './kyc.tables.ts';

/** Deletes everything that names a person. What was decided, when and by whom stays. */
export async function erasePerson(tx: Tx, member: MemberId): Promise<void> {
  await tx.deleteFrom('kyc_document').where('member_id', '=', member).execute();
  await tx
    .updateTable('kyc_application')
    .set({ sealed: null, id_digest: null, person_digest: null })
    .where('member_id', '=', member)
    .execute();
  await tx
    .updateTable('kyc_closing')
    .set({ birthday_read: null, list_entry: null })
    .where('member_id', '=', member)
    .execute();
  await tx.deleteFrom('kyc_person').where('member_id', '=', member).execute();
}

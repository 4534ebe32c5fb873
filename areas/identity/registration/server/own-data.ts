import type { OwnData } from '@palaro/server';
import './registration.tables.ts';

export const registrationOwnData: OwnData = {
  tables: ['affiliate_link', 'attribution', 'member_consent', 'registration_detail'],
  async read({ db }, member) {
    const registration = await db
      .selectFrom('registration_detail')
      .select(['register_url', 'domain', 'recommender_id', 'id_number_last4'])
      .where('member_id', '=', member)
      .executeTakeFirst();
    const consents = await db
      .selectFrom('member_consent')
      .select(['min_age', 'agreement_version', 'given_at', 'ip'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    const invitation = await db
      .selectFrom('attribution')
      .innerJoin('affiliate_link', 'affiliate_link.id', 'attribution.link_id')
      .select(['affiliate_link.code', 'attributed_at'])
      .where('member_id', '=', member)
      .executeTakeFirst();
    const links = await db
      .selectFrom('affiliate_link')
      .select(['code', 'account_type', 'domain', 'note', 'created_at', 'expires_at', 'deleted_at'])
      .where('agent_id', '=', member)
      .orderBy('id')
      .execute();
    return { registration: registration ?? null, consents, invitation: invitation ?? null, links };
  },
  async erase(tx, member) {
    await tx.deleteFrom('registration_detail').where('member_id', '=', member).execute();
    await tx
      .updateTable('member_consent')
      .set({ ip: '' })
      .where('member_id', '=', member)
      .execute();
    await tx
      .updateTable('affiliate_link')
      .set({ note: '' })
      .where('agent_id', '=', member)
      .execute();
  },
};

import type { OwnData } from '@palaro/server';
import './accounts.tables.ts';

/**
 * Chooses its columns one by one: hashes, digests and browser marks are never exported, and of
 * blocks and cases nothing, since a member is not told of a suspicion.
 */
export const accountsOwnData: OwnData = {
  tables: [
    'member',
    'session',
    'member_device',
    'login_history',
    'remembered_login',
    'account_change',
    'exclusion',
    'member_block',
    'member_case',
  ],
  async read({ db }, member) {
    const profile = await db
      .selectFrom('member')
      .select(['id', 'account', 'nickname', 'type', 'language', 'state', 'kyc_level'])
      .select(['registered_at', 'register_method', 'register_ip', 'last_login_at'])
      .select(['last_login_ip', 'mobile', 'mobile_verified_at', 'email', 'email_verified_at'])
      .select(['payee_name', 'birthday', 'icon', 'contacts', 'withdrawals_held_until'])
      .where('id', '=', member)
      .executeTakeFirstOrThrow();
    const sessions = await db
      .selectFrom('session')
      .select(['device', 'user_agent', 'ip', 'created_at', 'last_used_at', 'ended_at'])
      .select('end_reason')
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute();
    const devices = await db
      .selectFrom('member_device')
      .select(['user_agent', 'ip', 'first_at', 'last_at'])
      .where('member_id', '=', member)
      .orderBy('first_at')
      .execute();
    const logins = await db
      .selectFrom('login_history')
      .select(['at', 'succeeded', 'how', 'user_agent', 'ip', 'new_device'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    const remembered = await db
      .selectFrom('remembered_login')
      .select(['type', 'created_at', 'expires_at'])
      .where('member_id', '=', member)
      .where('replaced_at', 'is', null)
      .execute();
    const changes = await db
      .selectFrom('account_change')
      .select(['what', 'done_by', 'at', 'ip', 'user_agent', 'detail'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    const exclusions = await db
      .selectFrom('exclusion')
      .select(['kind', 'from_at', 'until_at', 'lifted_at'])
      .where('member_id', '=', member)
      .orderBy('id')
      .execute();
    return { profile, sessions, devices, logins, remembered, changes, exclusions };
  },
  async erase(tx, member) {
    await tx
      .updateTable('member')
      .set({ nickname: '', icon: '1', contacts: '{}', payee_name: null, birthday: null })
      .set({ mobile: null, mobile_verified_at: null, email: null, email_verified_at: null })
      .set({ register_ip: null, last_login_ip: null, password_hash: null })
      .set({ payment_password_hash: null })
      .where('id', '=', member)
      .execute();
    await tx
      .updateTable('session')
      .set({ ip: '', user_agent: '' })
      .where('member_id', '=', member)
      .execute();
    for (const table of ['member_device', 'login_history', 'remembered_login'] as const) {
      await tx.deleteFrom(table).where('member_id', '=', member).execute();
    }
    // Why he was stopped is the operators' note about him.
    for (const table of ['member_block', 'member_case'] as const) {
      await tx.updateTable(table).set({ reason: '' }).where('member_id', '=', member).execute();
    }
    await tx
      .updateTable('account_change')
      .set({ ip: null, user_agent: null, detail: '{}' })
      .where('member_id', '=', member)
      .execute();
  },
};

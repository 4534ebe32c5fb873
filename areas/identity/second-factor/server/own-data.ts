import type { OwnData } from '@palaro/server';
import './second-factor.tables.ts';

const TABLES = [
  'factor_app',
  'factor_challenge',
  'factor_passkey',
  'factor_recovery',
  'factor_ticket',
] as const;

/** Which factors there are and since when. Keys and codes are secret, so they are left out. */
export const secondFactorOwnData: OwnData = {
  tables: TABLES,
  async read({ db }, member) {
    const authenticator = await db
      .selectFrom('factor_app')
      .select(['made_at', 'confirmed_at'])
      .where('member_id', '=', member)
      .execute();
    const passkeys = await db
      .selectFrom('factor_passkey')
      .select(['name', 'transports', 'added_at', 'last_used_at'])
      .where('member_id', '=', member)
      .execute();
    return { authenticator, passkeys };
  },
  async erase(tx, member) {
    for (const table of TABLES) {
      await tx.deleteFrom(table).where('member_id', '=', member).execute();
    }
  },
};

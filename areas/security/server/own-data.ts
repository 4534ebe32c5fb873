import type { OwnData } from '@palaro/server';
import './second-factor.tables.ts';
import './security.tables.ts';

const TABLES = [
  'bank_card',
  'factor_app',
  'factor_challenge',
  'factor_passkey',
  'factor_recovery',
  'factor_ticket',
  'profile_picture',
  'security_answer',
  'security_guard',
] as const;

/** Cards by their last four digits, as everywhere; answers, keys and codes are secrets. */
export const securityOwnData: OwnData = {
  tables: TABLES,
  async read({ db }, member) {
    const cards = await db
      .selectFrom('bank_card')
      .select(['bank_code', 'last4', 'holder', 'branch', 'is_default', 'state'])
      .select(['added_at', 'usable_from', 'removed_at'])
      .where('member_id', '=', member)
      .orderBy('added_at')
      .execute();
    const questions = await db
      .selectFrom('security_answer')
      .select(['question_id', 'set_at'])
      .where('member_id', '=', member)
      .execute();
    const app = await db
      .selectFrom('factor_app')
      .select(['made_at', 'confirmed_at'])
      .where('member_id', '=', member)
      .execute();
    const passkeys = await db
      .selectFrom('factor_passkey')
      .select(['name', 'transports', 'added_at', 'last_used_at'])
      .where('member_id', '=', member)
      .execute();
    const pictures = await db
      .selectFrom('profile_picture')
      .select(['id', 'bytes', 'added_at'])
      .where('member_id', '=', member)
      .execute();
    return {
      cards,
      questions,
      authenticator: app,
      passkeys,
      pictures: pictures.map(({ bytes, ...picture }) => ({
        ...picture,
        base64: bytes.toString('base64'),
      })),
    };
  },
  async erase(tx, member) {
    for (const table of TABLES) {
      await tx.deleteFrom(table).where('member_id', '=', member).execute();
    }
  },
};

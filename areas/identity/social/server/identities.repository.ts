import type { Insertable } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tables } from '@palaro/server';
import type { Provider } from '../social.api.ts';
import type { Identity } from './identity.ts';

type Named = Pick<Identity, 'provider' | 'subject'>;

/** The member to whom an identity is linked. */
export const findOwner = (db: Db, { provider, subject }: Named) =>
  db
    .selectFrom('social_identity')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const insertIdentity = (db: Db, row: Insertable<Tables['social_identity']>) =>
  db.insertInto('social_identity').values(row).execute();

export const noteUse = (db: Db, { provider, subject }: Named, at: Date) =>
  db
    .updateTable('social_identity')
    .set({ used_at: at })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();

export const listIdentities = (db: Db, member: MemberId) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'email', 'name', 'linked_at', 'used_at'])
    .where('member_id', '=', member)
    .orderBy('linked_at')
    .execute();

/** The member's identities, locked so that no other transaction removes one meanwhile. */
export const lockIdentities = (db: Db, member: MemberId) =>
  db
    .selectFrom('social_identity')
    .select('provider')
    .where('member_id', '=', member)
    .orderBy('provider')
    .forUpdate()
    .execute();

export const deleteIdentity = (db: Db, member: MemberId, provider: Provider) =>
  db
    .deleteFrom('social_identity')
    .where('member_id', '=', member)
    .where('provider', '=', provider)
    .execute();

export const deleteIdentities = (db: Db, member: MemberId) =>
  db.deleteFrom('social_identity').where('member_id', '=', member).execute();

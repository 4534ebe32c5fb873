import type { OwnData } from '@palaro/server';
import { deleteIdentities, listIdentities } from './identities.repository.ts';
import './social.tables.ts';

/** Attempts and tickets are left out: they are deleted within the hour anyway. */
export const socialOwnData: OwnData = {
  tables: ['social_identity', 'social_attempt', 'social_ticket'],
  read: async ({ db }, member) => ({ linkedAccounts: await listIdentities(db, member) }),
  erase: (tx, member) => deleteIdentities(tx, member),
};

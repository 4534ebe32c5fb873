import type { OwnData } from '@palaro/server';
import { deleteIdentities, listIdentities } from './identities.repository.ts';
import './social.tables.ts';

/** What stands on the way to a provider or from it is gone within the hour by itself. */
export const socialOwnData: OwnData = {
  tables: ['social_identity', 'social_attempt', 'social_ticket'],
  read: async ({ db }, member) => ({ linkedAccounts: await listIdentities(db, member) }),
  erase: (tx, member) => deleteIdentities(tx, member),
};

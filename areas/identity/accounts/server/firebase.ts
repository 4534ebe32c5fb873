import { defineProvision } from '@palaro/server';

/** Whether the ID token is genuine, of this project, not expired, and for that E.164 number. */
type VerifyFirebase = (proof: { idToken: string; mobile: string }) => Promise<boolean>;

/**
 * How Firebase's tokens are checked (docs/domain/accounts.md §3); null where the site has no
 * Firebase.
 */
export const firebase = defineProvision<VerifyFirebase | null>('login.firebase');

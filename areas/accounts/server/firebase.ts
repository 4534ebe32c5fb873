import { defineService, type App } from '@palaro/server';

/** Whether the ID token is genuine, of this project, alive, and of that number in E.164. */
type VerifyFirebase = (proof: { idToken: string; mobile: string }) => Promise<boolean>;

const verifier = defineService('accounts.firebase', () => ({
  verify: null as VerifyFirebase | null,
}));

/** The area of outside identities says here how its tokens are checked (accounts.md §3). */
export const registerFirebase = (app: App, verify: VerifyFirebase): void => {
  verifier(app).verify = verify;
};

/** Null where the deployment has no Firebase. */
export const firebaseOf = (app: App): VerifyFirebase | null => verifier(app).verify;

import { hash, verify } from '@node-rs/argon2';
import { defineService, keyedDigest, refuse, takeTurns, type App } from '@palaro/server';
import { opaquePassword, passwordForms } from './opaque-password.ts';

/** Argon2id, 19 MiB, two passes, one lane (docs/domain/accounts.md §3). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_IN_HASH = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/**
 * Each hash takes about 70 ms of a core; more at once would starve the games on a small machine.
 */
const AT_ONCE = 2;
/** Whoever came behind these would wait longer than a person does, and hold memory meanwhile. */
const WAITING_MOST = 128;
const RETRY_AFTER_SECONDS = 5;

/** Throws `try_again` where too many wait. */
const turns = defineService('accounts.password-turns', () =>
  takeTurns(AT_ONCE, WAITING_MOST, () =>
    refuse('try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  ),
);

/** Makes the Argon2id hash of a password as the database keeps it. */
export const hashPassword = (app: App, password: string): Promise<string> =>
  turns(app)(() => hash(opaquePassword(password), COST));

/** Whether a hash was made with other parameters than are used now. */
export const isOutdated = (stored: string) => !stored.includes(COST_IN_HASH);

/** No password fits this hash. With it an unknown name takes as long as a wrong password. */
const NOBODY = hash('no account has this password', COST);

/** How a password fits a hash: as it is hashed now, or as it was typed before that was a rule. */
export type PasswordFit = 'now' | 'before' | null;

/** How the password fits the hash. Runs Argon2id even without a hash, for equal time. */
export async function matchPassword(
  app: App,
  stored: string | null | undefined,
  password: string,
): Promise<PasswordFit> {
  const forms = passwordForms(password);
  const at = await turns(app)(async () => {
    const hashed = stored ?? (await NOBODY);
    for (const [place, form] of forms.entries()) if (await verify(hashed, form)) return place;
    return -1;
  });
  if (at < 0 || typeof stored !== 'string') return null;
  return at === 0 ? 'now' : 'before';
}

/** True if the password fits the hash, however its letters were composed. */
export const verifyPassword = async (
  app: App,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => (await matchPassword(app, stored, password)) !== null;

/**
 * Six digits can be guessed from their hash within hours. So the hash is made from their digest
 * under the deployment's secret, which is not in the database (docs/domain/accounts.md §1).
 */
export const hashPaymentPassword = (app: App, digits: string): Promise<string> =>
  hashPassword(app, pepper(app, digits));

/** Like `verifyPassword`, for a payment password. */
export const verifyPaymentPassword = (
  app: App,
  stored: string | null | undefined,
  digits: string,
): Promise<boolean> => verifyPassword(app, stored, pepper(app, digits));

const pepper = (app: App, digits: string) =>
  keyedDigest(app, 'accounts.payment-password', digits).toString('base64');

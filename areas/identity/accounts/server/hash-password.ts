import { hash, verify } from '@node-rs/argon2';
import { defineService, keyedDigest, type App } from '@palaro/server';

/** Argon2id, 19 MiB, two passes, one lane (docs/domain/accounts.md §3). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_IN_HASH = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/**
 * Each hash takes about 70 ms of a core; more at once would starve the games on a small machine.
 */
const AT_ONCE = 2;

/** Lets two password checks run at a time; the others wait their turn. */
const turns = defineService('accounts.password-turns', () => {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
});

/** Makes the Argon2id hash of a password as the database keeps it. */
export const hashPassword = (app: App, password: string): Promise<string> =>
  turns(app)(() => hash(password, COST));

/** Whether a hash was made with other parameters than are used now. */
export const isOutdated = (stored: string) => !stored.includes(COST_IN_HASH);

/** No password fits this hash. With it an unknown name takes as long as a wrong password. */
const NOBODY = hash('no account has this password', COST);

/** Whether the password fits the hash. Runs Argon2id once even without a hash, for equal time. */
export async function verifyPassword(
  app: App,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await turns(app)(async () => verify(stored ?? (await NOBODY), password));
  return right && typeof stored === 'string';
}

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

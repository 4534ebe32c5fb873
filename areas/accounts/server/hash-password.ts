import { hash, verify } from '@node-rs/argon2';
import { defineService } from '@palaro/server';

/** Argon2id, 19 MiB, two passes, one lane (accounts.md §3). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes about 70 ms of a core; more at once would starve the games on a small machine. */
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

export const hashPassword = (password: string) => hash(password, COST);

/** A hash that no password has, so that an unknown name costs the same time as a wrong password. */
const NOBODY = hash('no account has this password', COST);

/** Whether the password is the one that was hashed; always one Argon2id, also without a hash. */
export async function verifyPassword(
  app: Parameters<typeof turns>[0],
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const right = await turns(app)(async () => verify(stored ?? (await NOBODY), password));
  return right && stored !== undefined;
}

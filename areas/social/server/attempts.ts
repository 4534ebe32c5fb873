import type { Insertable } from 'kysely';
import { plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import { keyedDigest, type App, type Tables } from '@palaro/server';
import type { Provider } from '../social.api.ts';

/** How long somebody may take at the provider (accounts.md §3). */
export const ATTEMPT_SECONDS = 600;

/** What goes to the provider or waits for its answer; none of it is kept here. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  /** PKCE: its S256 challenge goes out, itself only with the code. */
  verifier: string;
}

export interface NewAttempt {
  provider: Provider;
  /** The mark of the browser, from its cookie. */
  browser: string;
  origin: string;
  /** Where the visitor was going; empty for home. */
  back: string;
  /** Who links it; null for who comes in. */
  memberId: MemberId | null;
}

type Attempt = Pick<Insertable<Tables['social_attempt']>, 'origin' | 'back'> & {
  member_id: MemberId | null;
  secrets: AttemptSecrets;
};

/**
 * Nonce and verifier follow from the state and the browser's mark under the site's secret, so that
 * nobody finds them in the database and no other browser can have them.
 */
const secretsOf = (app: App, state: string, browser: string): AttemptSecrets => {
  const derived = (what: string) =>
    keyedDigest(app, `social.${what}`, `${state}.${browser}`).toString('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('verifier') };
};

const digestOf = (app: App, what: string, text: string) => keyedDigest(app, `social.${what}`, text);

/** Notes that a browser goes to a provider. */
export async function beginAttempt(app: App, begun: NewAttempt): Promise<AttemptSecrets> {
  const state = randomToken();
  const { provider, browser, origin, back, memberId } = begun;
  await app.db
    .insertInto('social_attempt')
    .values({
      state: digestOf(app, 'state', state),
      browser: digestOf(app, 'browser', browser),
      ...{ provider, origin, back, member_id: memberId },
      expires_at: plusSeconds(app.clock.now(), ATTEMPT_SECONDS),
    })
    .execute();
  return secretsOf(app, state, browser);
}

/**
 * Takes the attempt that a `state` names, once, and only for the browser that began it; undefined
 * for one that is spent, foreign, too old or another provider's.
 */
export async function takeAttempt(
  app: App,
  { provider, browser, state }: { provider: Provider; browser: string; state: string },
): Promise<Attempt | undefined> {
  const row = await app.db
    .deleteFrom('social_attempt')
    .where('state', '=', digestOf(app, 'state', state))
    .where('browser', '=', digestOf(app, 'browser', browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', app.clock.now())
    .returning(['origin', 'back', 'member_id'])
    .executeTakeFirst();
  return row && { ...row, secrets: secretsOf(app, state, browser) };
}

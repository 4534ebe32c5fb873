import type { Insertable } from 'kysely';
import { plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import { keyedDigest, type App, type Tables } from '@palaro/server';
import type { Provider } from '../social.api.ts';

/** How long somebody may stay at the provider (docs/domain/accounts.md §3). */
export const ATTEMPT_SECONDS = 600;

/** Values that go to the provider or wait for its answer; none of them is stored here. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  /** PKCE: the S256 challenge is sent first; the verifier only with the code. */
  verifier: string;
}

export interface NewAttempt {
  provider: Provider;
  /** The browser's mark, from its cookie. */
  browser: string;
  origin: string;
  /** The path the visitor was going to; empty for home. */
  back: string;
  /** The member who links the provider; null for a login. */
  memberId: MemberId | null;
}

type Attempt = Pick<Insertable<Tables['social_attempt']>, 'origin' | 'back'> & {
  member_id: MemberId | null;
  secrets: AttemptSecrets;
};

/**
 * Nonce and verifier are derived from the state and the browser's mark with the site's secret. So
 * they cannot be found in the database, and no other browser can have them.
 */
const secretsOf = (app: App, state: string, browser: string): AttemptSecrets => {
  const derived = (what: string) =>
    keyedDigest(app, `social.${what}`, `${state}.${browser}`).toString('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('verifier') };
};

const digestOf = (app: App, what: string, text: string) => keyedDigest(app, `social.${what}`, text);

/** Records that a browser goes to a provider. */
export async function beginAttempt(app: App, begun: NewAttempt): Promise<AttemptSecrets> {
  const state = randomToken();
  const { provider, browser, origin, back, memberId } = begun;
  await app.db
    .insertInto('social_attempt')
    .values({
      state: digestOf(app, 'state', state),
      browser: digestOf(app, 'browser', browser),
      provider,
      origin,
      back,
      member_id: memberId,
      expires_at: plusSeconds(app.clock.now(), ATTEMPT_SECONDS),
    })
    .execute();
  return secretsOf(app, state, browser);
}

/**
 * Takes the attempt of a `state`, once, and only for the browser that began it. Undefined for an
 * attempt that is used, too old, another browser's or another provider's.
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

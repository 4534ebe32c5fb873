import type { OidcClient, SocialConfig } from '@palaro/server';
import type { Environment } from './delivery-config.ts';
import { StartError } from './start-error.ts';

type Endpoints = Omit<OidcClient, 'clientId' | 'clientSecret'>;

const GOOGLE: Endpoints = {
  issuer: 'https://accounts.google.com',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** Named one by one: what Facebook publishes of itself leaves out the address for tokens. */
const FACEBOOK: Endpoints = {
  issuer: 'https://www.facebook.com',
  authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwksUri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * The accounts elsewhere by which members may come in. Secrets come from the environment alone;
 * their values are not repeated. Throws `StartError` for half a pair and for what cannot be one.
 */
export function readSocial(env: Environment): SocialConfig {
  return {
    google: readClient(env, GOOGLE, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    facebook: readClient(env, FACEBOOK, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']),
    telegramBotToken: readBotToken(env.TELEGRAM_BOT_TOKEN),
    firebase: readFirebase(env.FIREBASE_PROJECT),
  };
}

function readClient(env: Environment, endpoints: Endpoints, names: readonly [string, string]) {
  const [clientId, clientSecret] = [env[names[0]], env[names[1]]];
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { ...endpoints, clientId, clientSecret };
  throw new StartError(`${names.join(' and ')} belong together: set both or neither`);
}

function readBotToken(text: string | undefined): string | null {
  if (!text) return null;
  if (/^\d{3,20}:[\w-]{20,100}$/.test(text)) return text;
  throw new StartError(
    'TELEGRAM_BOT_TOKEN must be as Telegram gives it: digits, a colon, a secret',
  );
}

function readFirebase(project: string | undefined) {
  if (!project) return null;
  if (/^[a-z][a-z0-9-]{4,62}$/.test(project)) return { project, jwksUri: FIREBASE_KEYS };
  throw new StartError(`FIREBASE_PROJECT is "${project}" but must be a project's id`);
}

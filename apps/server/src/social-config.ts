import { demoClients } from '@palaro/demo-social/clients';
import type { Config, OidcClient, SocialConfig, TelegramBot } from '@palaro/server';
import type { Environment } from './delivery-config.ts';
import { gatherRefusals, StartError } from './start-error.ts';

type Endpoints = Omit<OidcClient, 'clientId' | 'clientSecret'>;

const GOOGLE: Endpoints = {
  issuer: 'https://accounts.google.com',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenEndpoint: 'https://oauth2.googleapis.com/token',
  jwksUri: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** Written out, because Facebook's published configuration lacks the token address. */
const FACEBOOK: Endpoints = {
  issuer: 'https://www.facebook.com',
  authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwksUri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};
const TELEGRAM = 'https://oauth.telegram.org/auth';
const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export const NO_SOCIAL: SocialConfig = {
  google: null,
  facebook: null,
  telegram: null,
  firebase: null,
};

/**
 * The social accounts that members may log in with. Secrets come only from the environment, and
 * messages do not repeat them. In the demo, its own provider stands in for each that is not set.
 * Throws `StartError` with a line for each incomplete pair or malformed value.
 */
export function readSocial(env: Environment, demo: Config['demoSocial']): SocialConfig {
  const { google, facebook, telegram, firebase } = demo ? demoClients(demo) : NO_SOCIAL;
  const { attempt, end } = gatherRefusals();
  const client = (endpoints: Endpoints, names: readonly [string, string]) =>
    attempt(() => readClient(env, endpoints, names), null);
  const { FIREBASE_PROJECT: project, FIREBASE_API_KEY: key } = env;
  const social = {
    google: client(GOOGLE, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']) ?? google,
    facebook: client(FACEBOOK, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']) ?? facebook,
    telegram: attempt(() => readTelegram(env.TELEGRAM_BOT_TOKEN), null) ?? telegram,
    firebase: attempt(() => readFirebase(project, key), null) ?? firebase,
  };
  end();
  return social;
}

function readClient(env: Environment, endpoints: Endpoints, names: readonly [string, string]) {
  const clientId = env[names[0]];
  const clientSecret = env[names[1]];
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { ...endpoints, clientId, clientSecret };
  throw new StartError(`${names.join(' and ')} belong together: set both or neither`);
}

function readTelegram(text: string | undefined): TelegramBot | null {
  if (!text) return null;
  if (/^\d{3,20}:[\w-]{20,100}$/.test(text)) return { botToken: text, address: TELEGRAM };
  throw new StartError(
    'TELEGRAM_BOT_TOKEN must look as Telegram gives it: digits, a colon, a secret',
  );
}

function readFirebase(project: string | undefined, apiKey: string | undefined) {
  if (!project && !apiKey) return null;
  if (!project || !apiKey) {
    throw new StartError(
      'FIREBASE_PROJECT and FIREBASE_API_KEY belong together: set both or neither',
    );
  }
  if (!/^[a-z][a-z0-9-]{4,62}$/.test(project)) {
    throw new StartError(`FIREBASE_PROJECT is "${project}" but must be the id of a project`);
  }
  if (!/^[\w-]{20,100}$/.test(apiKey)) {
    throw new StartError('FIREBASE_API_KEY must be the web key of the project');
  }
  return { project, apiKey, jwksUri: FIREBASE_KEYS, emulator: null };
}

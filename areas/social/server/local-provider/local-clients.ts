import { keyedDigest, type App, type OidcClient } from '@palaro/server';

export const LOCAL_BASE = '/sandbox/oidc';
const CLIENT_ID = 'palaro-demo';
const BOT_ID = '1000001';
const FIREBASE_PROJECT = 'palaro-demo';

/** The demo's provider is this server itself, under the name that only this machine has. */
const baseOf = ({ config }: App) => `http://127.0.0.1:${config.port}${LOCAL_BASE}`;
const secretOf = (app: App, what: string) =>
  keyedDigest(app, 'social.local', what).toString('base64url');

/** Who the site is to the provider that plays Google or Facebook. */
export function localClient(app: App, provider: string): OidcClient {
  const issuer = `${baseOf(app)}/${provider}`;
  return {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    jwksUri: `${issuer}/jwks`,
    clientId: CLIENT_ID,
    clientSecret: secretOf(app, provider),
  };
}

export const localBotToken = (app: App) => `${BOT_ID}:${secretOf(app, 'telegram')}`;
export const localTelegramAddress = (app: App) => `${baseOf(app)}/telegram/auth`;

export const localFirebase = (app: App) => ({
  project: FIREBASE_PROJECT,
  jwksUri: `${baseOf(app)}/firebase/jwks`,
});

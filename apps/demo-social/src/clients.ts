const CLIENT_ID = 'palaro-demo';
const BOT_ID = '1000001';
const FIREBASE_PROJECT = 'palaro-demo';

/** Where the demo's provider listens, and the secret that it shares with the site. */
export interface DemoProvider {
  url: string;
  secret: string;
}

/** The site's registration at each provider that is played: what a site is configured with. */
export const demoClients = ({ url, secret }: DemoProvider) => ({
  google: oidcClient(`${url}/google`, secret),
  facebook: oidcClient(`${url}/facebook`, secret),
  telegram: { botToken: `${BOT_ID}:${secret}`, address: `${url}/telegram/auth` },
  firebase: {
    project: FIREBASE_PROJECT,
    apiKey: 'demo-key-of-no-project',
    jwksUri: `${url}/firebase/jwks`,
    emulator: url,
  },
});
export type DemoClients = ReturnType<typeof demoClients>;

const oidcClient = (issuer: string, clientSecret: string) => ({
  issuer,
  authorizationEndpoint: `${issuer}/auth`,
  tokenEndpoint: `${issuer}/token`,
  jwksUri: `${issuer}/jwks`,
  clientId: CLIENT_ID,
  clientSecret,
});
export type DemoClient = ReturnType<typeof oidcClient>;

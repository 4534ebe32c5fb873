/** An OpenID Connect provider as a client of it needs it, and who the site is to it. */
export interface OidcClient {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
  clientId: string;
  clientSecret: string;
}

/** Accounts elsewhere by which members come in; null where there are none (accounts.md §3). */
export interface SocialConfig {
  google: OidcClient | null;
  facebook: OidcClient | null;
  /** `<bot id>:<secret>`, as Telegram gives it. */
  telegramBotToken: string | null;
  /** The Firebase project whose ID tokens prove a mobile number. */
  firebase: { project: string; jwksUri: string } | null;
}

/** The ways to phones and mailboxes; null where the deployment has no account there. */
export interface DeliveryConfig {
  semaphore: { url: string; key: string } | null;
  /** `from`: a number in E.164 or a messaging service (`MG…`). */
  twilio: { url: string; account: string; token: string; from: string } | null;
  /** `url`: `smtps://user:password@host:465`; `from`: an address, with a name or without. */
  smtp: { url: string; from: string } | null;
}

/** How one process was started; read from the environment by apps/server (wire.md, Starting). */
export interface Config {
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Folder that the embedded PostgreSQL archives its log to; null: none is kept. */
  walArchive: string | null;
  /** 64 hex characters that seal server seeds at rest; null: a file in `dataDir/keys`. */
  playSeedKey: string | null;
  /** What a caller from elsewhere shows for `/metrics`; null: nobody from elsewhere gets them. */
  metricsToken: string | null;
  /** Path of the white-label file, null for the defaults. */
  siteFile: string | null;
  demo: boolean;
  production: boolean;
  /** Where the demo vendor's own process listens, null without demo. */
  demoVendorUrl: string | null;
  /** The address that members use, for links, redirects and the demo vendor's callbacks. */
  publicUrl: string;
  delivery: DeliveryConfig;
  social: SocialConfig;
}

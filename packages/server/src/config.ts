/** An OpenID Connect provider: the addresses a client needs, and the site's credentials there. */
export interface OidcClient {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
  clientId: string;
  clientSecret: string;
}

/** The bot in whose name Telegram signs who somebody is. */
export interface TelegramBot {
  /** `<bot id>:<secret>`, as Telegram gives it. */
  botToken: string;
  /** Where a browser is sent to log in. */
  address: string;
}

export interface FirebaseProject {
  project: string;
  /** Names the project to Google in the browser; no secret. */
  apiKey: string;
  jwksUri: string;
  /** What plays Firebase in the demo, an origin; null: Google itself. */
  emulator: string | null;
}

/**
 * The outside accounts that members can log in with; null if a provider is not set up
 * (docs/domain/accounts.md §3).
 */
export interface SocialConfig {
  google: OidcClient | null;
  facebook: OidcClient | null;
  telegram: TelegramBot | null;
  /** The Firebase project that sends codes from the browser and proves mobile numbers. */
  firebase: FirebaseProject | null;
}

/** The services that send messages and mail; null if the deployment has no account there. */
export interface DeliveryConfig {
  semaphore: { url: string; key: string } | null;
  /** `from`: a number in E.164 or a messaging service (`MG…`). */
  twilio: { url: string; account: string; token: string; from: string } | null;
  /** `url`: `smtps://user:password@host:465`; `from`: an address, with a name or without. */
  smtp: { url: string; from: string } | null;
}

/** How this deployment reaches a payment provider. */
export interface ProviderAccess {
  /** Without a slash at its end; null: the provider's own. */
  address: string | null;
  /** By the names that the provider's adapter gives them. */
  secrets: Readonly<Record<string, string>>;
}

/**
 * The start-up configuration of one process, which apps/server reads from the environment
 * (docs/domain/wire.md, Starting).
 */
export interface Config {
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /**
   * The database for the role that owns its tables. From the start on only a demo keeps it, whose
   * reset empties tables that nobody else may change.
   */
  databaseOwnerUrl: string | null;
  dataDir: string;
  /** Where the embedded PostgreSQL archives its log; null: no archive is kept. */
  walArchive: string | null;
  /** The key that seals server seeds at rest, 64 hex characters; null: a file in `dataDir/keys`. */
  playSeedKey: string | null;
  /** The token for `/metrics` from other machines; null: other machines get no metrics. */
  metricsToken: string | null;
  /** `/docs` shows everybody the console's calls too. */
  consoleDocs: boolean;
  /** Addresses or networks of proxies elsewhere that name the caller's address. */
  trustedProxies: readonly string[];
  /** Path of the white-label file; null: the defaults apply. */
  siteFile: string | null;
  demo: boolean;
  production: boolean;
  /** Where the demo vendor's process listens; null without demo. */
  demoVendorUrl: string | null;
  /** Where the sandbox provider of payments listens; null without demo. */
  sandboxPayUrl: string | null;
  /** The process that plays the social providers; null without demo. */
  demoSocial: { url: string; secret: string } | null;
  /** The address that members use, for links, redirects and the demo vendor's callbacks. */
  publicUrl: string;
  /** The origin of the console where it has a host of its own; null: it stands beside the site. */
  consoleUrl: string | null;
  delivery: DeliveryConfig;
  social: SocialConfig;
  /** Mirrors of drand's HTTP API, without a slash at their end; none: the operator's own beacon. */
  drandMirrors: readonly string[];
  /** The payment providers whose secrets are set, by code. */
  providers: Readonly<Record<string, ProviderAccess>>;
}

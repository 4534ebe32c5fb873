import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { randomToken } from '@palaro/kernel';
import type { Config } from '@palaro/server';
import { freePort } from './db/index.ts';
import { readDelivery, type Environment } from './delivery-config.ts';
import { checkSafety } from './production.ts';
import { readProviders } from './provider-config.ts';
import { sandboxAccess } from './sandbox-pay.ts';
import { readSiteFile } from './site.ts';
import { NO_SOCIAL, readSocial } from './social-config.ts';
import { gatherRefusals, StartError } from './start-error.ts';

const DEFAULT_PORT = '8080';
const LOCAL_HOST = '127.0.0.1';
const NO_DELIVERY = { semaphore: null, twilio: null, smtp: null };
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
/** Listening addresses that a browser on this machine calls localhost. */
const LOCAL_HOSTS = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];

/** Stand for a value that was refused, so that no other check refuses it again. */
const REFUSED = 'refused';
const REFUSED_ORIGIN = 'https://refused.invalid';

/**
 * Reads how this process was started (docs/domain/wire.md, Starting; the README's table). An empty
 * variable counts as not set. Throws `StartError` with one line for each wrong variable, which
 * names it and its allowed values.
 */
export async function readConfig(env: Environment): Promise<Config> {
  const { attempt, end } = gatherRefusals();
  const { DATABASE_URL = '' } = env;
  const databaseUrl = attempt(() => readDatabaseUrl('DATABASE_URL', DATABASE_URL), DATABASE_URL);
  const production = env.NODE_ENV === 'production';
  const asked = attempt(() => readFlag('DEMO', env.DEMO), false);
  const demo = asked ?? (databaseUrl === null && !production);
  const host = attempt(() => readHost(env.HOST), LOCAL_HOST);
  const given = attempt(() => readPort('PORT', env.PORT || DEFAULT_PORT), 0);
  const port = given || (await freePort());
  const siteFile = attempt(() => readSite(env.SITE), null);
  const dataDir = resolve(env.DATA_DIR || 'data');
  const demoSocial = demo ? { url: await localUrl(), secret: randomToken() } : null;
  const payPort = attempt(() => readPort('SANDBOX_PAY_PORT', env.SANDBOX_PAY_PORT), 0);
  const sandboxPayUrl = demo ? await localUrl(payPort) : null;
  const publicUrl = attempt(
    () => readOrigin('PUBLIC_URL', env.PUBLIC_URL, 'members open, like https://palaro.example'),
    REFUSED_ORIGIN,
  );
  attempt(() => checkLogLevel(env.LOG_LEVEL), undefined);
  const config: Config = {
    port,
    host,
    databaseUrl,
    databaseOwnerUrl: attempt(() => readOwnerUrl(env.DATABASE_OWNER_URL, databaseUrl), null),
    dataDir,
    walArchive: attempt(() => readWalArchive(env.WAL_ARCHIVE, dataDir, databaseUrl), null),
    playSeedKey: attempt(() => readSeedKey(env.PLAY_SEED_KEY), REFUSED),
    metricsToken: attempt(() => readMetricsToken(env.METRICS_TOKEN), REFUSED),
    consoleDocs: attempt(() => readFlag('CONSOLE_DOCS', env.CONSOLE_DOCS), null) ?? !production,
    trustedProxies: attempt(() => readProxies(env.TRUSTED_PROXIES), []),
    siteFile,
    demo,
    production,
    demoVendorUrl: demo ? await localUrl() : null,
    sandboxPayUrl,
    demoSocial,
    publicUrl: publicUrl ?? `http://${urlHost(host)}:${port}`,
    consoleUrl: attempt(
      () => readOrigin('CONSOLE_URL', env.CONSOLE_URL, 'operators open, like https://desk.example'),
      null,
    ),
    delivery: attempt(() => readDelivery(env), NO_DELIVERY),
    social: attempt(() => readSocial(env, demoSocial), NO_SOCIAL),
    drandMirrors: attempt(() => readMirrors(env.DRAND_URLS, production), []),
    providers: {
      ...attempt(() => readProviders(env, production), {}),
      ...sandboxAccess(sandboxPayUrl),
    },
  };
  attempt(() => checkSafety(config, env), undefined);
  end();
  return config;
}

const localUrl = async (port = 0) => `http://127.0.0.1:${port || (await freePort())}`;

/** 0 asks for any free port. */
function readPort(name: string, text: string | undefined): number {
  if (!text) return 0;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new StartError(`${name} is "${text}" but must be a number from 0 to 65535`);
}

function readHost(text: string | undefined): string {
  if (!text) return LOCAL_HOST;
  if (/^[\w.:%-]+$/.test(text)) return text;
  throw new StartError(
    `HOST is "${text}" but must be an address or a name of this machine, like 0.0.0.0`,
  );
}

function urlHost(host: string): string {
  if (LOCAL_HOSTS.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Mails and vendors use these addresses, so they must not be taken from a request's headers. */
function readOrigin(name: string, text: string | undefined, who: string): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url && url.pathname + url.search + url.hash + url.username === '/';
  if (bare && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartError(`${name} is "${text}" but must be the origin that ${who}`);
}

/** Outside of production a mirror on this machine may speak plain HTTP. */
function readMirrors(text: string | undefined, production: boolean): string[] {
  if (!text) return [];
  const mirrors = text.split(',').map((part) => part.trim().replace(/\/+$/, ''));
  const kind = production ? /^https:\/\/[^?#@]+$/ : /^https?:\/\/[^?#@]+$/;
  if (mirrors.every((mirror) => kind.test(mirror) && URL.canParse(mirror))) return mirrors;
  throw new StartError(
    'DRAND_URLS must be https addresses with commas between, like https://api.drand.sh',
  );
}

/** The message does not repeat the value: it holds a password. */
function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new StartError(`${name} must look like postgres://user:password@host:5432/database`);
}

/** Another database than the server's would be migrated in vain. */
function readOwnerUrl(text: string | undefined, databaseUrl: string | null): string | null {
  const owner = readDatabaseUrl('DATABASE_OWNER_URL', text);
  if (owner === null) return null;
  const placeOf = (url: string) => new URL(url).host + new URL(url).pathname;
  if (databaseUrl && URL.canParse(databaseUrl) && placeOf(databaseUrl) === placeOf(owner))
    return owner;
  throw new StartError(
    'DATABASE_OWNER_URL must lead to the same host and database as DATABASE_URL',
  );
}

/** `1` stands for the folder beside the database's. */
function readWalArchive(text: string | undefined, dataDir: string, databaseUrl: string | null) {
  if (!text || text === '0') return null;
  if (databaseUrl) {
    throw new StartError(
      'WAL_ARCHIVE is only for the embedded database: set up archiving for the one at DATABASE_URL in its settings',
    );
  }
  return text === '1' ? join(dataDir, 'wal-archive') : resolve(text);
}

/** The message does not repeat the value: it is a secret. */
function readSeedKey(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[0-9a-f]{64}$/i.test(text)) return text;
  throw new StartError('PLAY_SEED_KEY must be 64 characters of 0-9 and a-f');
}

/** The message does not repeat the value: it is a secret. */
function readMetricsToken(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[A-Za-z0-9_.-]{32,200}$/.test(text)) return text;
  throw new StartError(
    'METRICS_TOKEN must be 32 to 200 characters of A-Z, a-z, 0-9, "_", "." and "-"',
  );
}

/** A network wide enough for everybody would let anybody name any address. */
function readProxies(text: string | undefined): string[] {
  const given = (text ?? '').split(',').map((one) => one.trim());
  const wrong = given.find((one) => one !== '' && !isNetwork(one));
  if (wrong === undefined) return given.filter((one) => one !== '');
  throw new StartError(
    `TRUSTED_PROXIES has "${wrong}", but each must be an address or a network, like 10.0.0.0/8`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (prefix === undefined) return bits > 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 8 && Number(prefix) <= bits && !rest.length;
}

function readFlag(name: string, text: string | undefined): boolean | null {
  if (!text) return null;
  if (text === '1' || text === '0') return text === '1';
  throw new StartError(`${name} is "${text}" but must be 1 or 0`);
}

function readSite(text: string | undefined): string | null {
  if (!text) return null;
  const path = resolve(text);
  try {
    readSiteFile(path);
    return path;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function checkLogLevel(text: string | undefined): void {
  if (!text || LOG_LEVELS.includes(text)) return;
  throw new StartError(`LOG_LEVEL is "${text}" but must be one of ${LOG_LEVELS.join(', ')}`);
}

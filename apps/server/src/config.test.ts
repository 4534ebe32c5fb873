import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'palaro-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const PLAY_SEED_KEY = 'a1'.repeat(32);
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.com',
  METRICS_TOKEN: 'm'.repeat(32),
};

it('starts with no variable set', async () => {
  const config = await readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: null,
    siteFile: null,
    demo: true,
    production: false,
    publicUrl: 'http://localhost:8080',
  });
  expect(config.demoVendorUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('shows the console’s calls in the documents outside of production, or where it is said', async () => {
  const shown = async (env: object) => (await readConfig({ ...env })).consoleDocs;
  expect(await shown({})).toBe(true);
  expect(await shown({ CONSOLE_DOCS: '0' })).toBe(false);
  const url = 'postgres://server@db.example/palaro';
  const real = {
    ...PRODUCTION,
    PLAY_SEED_KEY,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: url.replace('server', 'owner'),
  };
  expect(await shown(real)).toBe(false);
  expect(await shown({ ...real, CONSOLE_DOCS: '1' })).toBe(true);
});

it('reads mirrors of drand, outside of production also on this machine', async () => {
  const read = async (DRAND_URLS: string, env = {}) =>
    (await readConfig({ DRAND_URLS, ...env })).drandMirrors;
  expect(await read('https://api.drand.sh/, https://drand.cloudflare.com')).toEqual([
    'https://api.drand.sh',
    'https://drand.cloudflare.com',
  ]);
  expect(await read('http://127.0.0.1:81')).toEqual(['http://127.0.0.1:81']);
  expect(await read('')).toEqual([]);
  await expect(read('http://127.0.0.1:81', PRODUCTION)).rejects.toThrow('DRAND_URLS');
  for (const wrong of ['api.drand.sh', 'https://a b', 'https://a,', 'https://a?b=c']) {
    await expect(read(wrong)).rejects.toThrow('DRAND_URLS');
  }
});

it('treats an empty variable as unset', async () => {
  const empty = { PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', SITE: '', DEMO: '' };
  expect(await readConfig(empty)).toMatchObject({ port: 8080, demo: true });
});

it.each([
  [{}, true],
  [PRODUCTION, false],
  [{ DATABASE_URL: 'postgres://a@b/c', PLAY_SEED_KEY }, false],
  [{ DATABASE_URL: 'postgres://a@b/c', PLAY_SEED_KEY, DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('fills demo data with %j: %s', async (env, demo) => {
  const config = await readConfig(env);
  expect(config.demo).toBe(demo);
  expect(config.demoVendorUrl === null).toBe(!demo);
  expect(config.demoSocial === null).toBe(!demo);
  expect(config.sandboxPayUrl === null).toBe(!demo);
  expect(config.providers.SANDBOX === undefined).toBe(!demo);
  expect(config.social.google === null).toBe(!demo);
});

it('names the address to open in a browser', async () => {
  const url = async (HOST: string) => (await readConfig({ HOST, PORT: '81', DEMO: '0' })).publicUrl;
  expect(await url('0.0.0.0')).toBe('http://localhost:81');
  expect(await url('10.1.2.3')).toBe('http://10.1.2.3:81');
  expect(await url('fe80::1')).toBe('http://[fe80::1]:81');
});

it('gives the console a host of its own only where it is said', async () => {
  const url = async (CONSOLE_URL: string, env = {}) =>
    (await readConfig({ CONSOLE_URL, ...env })).consoleUrl;
  expect(await url('')).toBeNull();
  expect(await url('https://desk.example.com/', PRODUCTION)).toBe('https://desk.example.com');
  expect(await url('http://desk.localhost:8080')).toBe('http://desk.localhost:8080');
});

it.each([
  ['desk', {}],
  ['ftp://desk.example.com', {}],
  ['https://desk.example.com/console', {}],
  ['https://desk.example.com/#console', {}],
  ['https://somebody@desk.example.com', {}],
  ['http://localhost:8081', {}],
  ['http://127.0.0.1:8080', {}],
  ['http://[::1]:8080', {}],
  ['http://desk.example.com', PRODUCTION],
  ['https://play.example.com:8443', PRODUCTION],
])('refuses CONSOLE_URL=%s with %j', async (CONSOLE_URL, env) => {
  await expect(readConfig({ ...env, CONSOLE_URL })).rejects.toThrow(/^CONSOLE_URL is "[^\n]+$/);
});

it('keeps the provider of a demo on the port that it is given', async () => {
  const { sandboxPayUrl } = await readConfig({ SANDBOX_PAY_PORT: '8099' });
  expect(sandboxPayUrl).toBe('http://127.0.0.1:8099');
});

it('finds a free port for PORT=0', async () => {
  expect((await readConfig({ PORT: '0' })).port).toBeGreaterThan(1023);
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['SANDBOX_PAY_PORT', '70000'],
  ['HOST', 'not a host'],
  ['HOST', 'http://x'],
  ['DATABASE_URL', 'mysql://a@b/c'],
  ['DATABASE_URL', 'postgres://a@b'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_OWNER_URL', 'nonsense'],
  ['DATABASE_OWNER_URL', 'postgres://a@b/c'],
  ['DEMO', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['SITE', join(folder, 'missing.json')],
  ['SITE', site('broken.json', '{')],
  ['SITE', site('switch.json', '{"switches":{"NOSUCH3":true}}')],
])('refuses %s=%s in one line that names the variable', async (name, value) => {
  const refused = await readConfig({ PLAY_SEED_KEY, [name]: value }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(StartError);
  const { message } = refused as StartError;
  expect(message).toMatch(new RegExp(`^${name} .+`));
  expect(message).not.toContain('\n');
});

it.each([
  ['DEMO', { ...PRODUCTION, DEMO: '1' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '10.1.2.3', DEMO: '1' }],
  ['PLAY_SEED_KEY', { DATABASE_URL: 'postgres://a@b/c' }],
  ['METRICS_TOKEN', { ...PRODUCTION, METRICS_TOKEN: '' }],
  ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: '' }],
  ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://play.example.com' }],
])('refuses to start where anybody could get in, and names %s: %j', async (name, env) => {
  await expect(readConfig(env)).rejects.toThrow(new RegExp(`^${name} is `));
});

it('starts a production site with all that it needs', async () => {
  const TRUSTED_PROXIES = '10.0.0.0/8, 192.0.2.7,fd00::/8';
  const config = await readConfig({ ...PRODUCTION, HOST: '0.0.0.0', TRUSTED_PROXIES });
  expect(config).toMatchObject({
    production: true,
    demo: false,
    trustedProxies: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'],
  });
  const trial = await readConfig({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:8080' });
  expect(trial.publicUrl).toBe('http://localhost:8080');
});

it('never repeats the password of a DATABASE_URL', async () => {
  const refused = await readConfig({ DATABASE_URL: 'mysql://a:hush@b/c' }).catch(String);
  expect(refused).not.toContain('hush');
});

it('accepts a long METRICS_TOKEN, and repeats none that it refuses', async () => {
  expect((await readConfig({})).metricsToken).toBeNull();
  const long = 'a1'.repeat(16);
  expect((await readConfig({ METRICS_TOKEN: long })).metricsToken).toBe(long);
  const reading = readConfig({ METRICS_TOKEN: 'short-secret' });
  await expect(reading).rejects.toThrow(/^METRICS_TOKEN must be 32 to 200 characters/);
  await expect(reading).rejects.not.toThrow(/short-secret/);
});

it('archives the log of the embedded database in the given folder', async () => {
  const archive = async (WAL_ARCHIVE: string) =>
    (await readConfig({ WAL_ARCHIVE, DATA_DIR: '/srv/palaro' })).walArchive;
  expect(await archive('')).toBeNull();
  expect(await archive('1')).toBe('/srv/palaro/wal-archive');
  expect(await archive('/archive/wal')).toBe('/archive/wal');
  const outside = { WAL_ARCHIVE: '1', DATABASE_URL: 'postgres://a@b/c' };
  await expect(readConfig(outside)).rejects.toThrow(
    /^WAL_ARCHIVE is only for the embedded database/,
  );
});

it('LOGIN-03 reads how outside providers know the site only from the environment', async () => {
  const none = { google: null, facebook: null, telegram: null, firebase: null };
  expect((await readConfig({ DEMO: '0' })).social).toEqual(none);
  const { social, publicUrl } = await readConfig({
    PUBLIC_URL: 'https://play.example.com/',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    FACEBOOK_APP_ID: 'f',
    FACEBOOK_APP_SECRET: 'fs',
    TELEGRAM_BOT_TOKEN: '12345:abcdefghijklmnopqrstuvwxyz',
    FIREBASE_PROJECT: 'palaro-site',
    FIREBASE_API_KEY: 'AIza-key-of-the-project',
  });
  expect(publicUrl).toBe('https://play.example.com');
  expect(social).toMatchObject({
    google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 'gs' },
    facebook: { issuer: 'https://www.facebook.com', clientId: 'f', clientSecret: 'fs' },
    telegram: {
      botToken: '12345:abcdefghijklmnopqrstuvwxyz',
      address: 'https://oauth.telegram.org/auth',
    },
    firebase: { project: 'palaro-site', apiKey: 'AIza-key-of-the-project', emulator: null },
  });
});

it.each([
  [{ GOOGLE_CLIENT_ID: 'only' }],
  [{ FACEBOOK_APP_SECRET: 'hidden-value' }],
  [{ FIREBASE_PROJECT: 'palaro-site' }],
  [{ FIREBASE_API_KEY: 'hidden-value' }],
  [{ TELEGRAM_BOT_TOKEN: 'hidden-value' }],
])('refuses to start with half a pair, and does not repeat it: %j', async (env) => {
  const reading = readConfig(env);
  await expect(reading).rejects.toThrow(StartError);
  await expect(reading).rejects.not.toThrow(/hidden-value/);
});

it('refuses the sandbox provider in production, in one line that names the variable', async () => {
  const sandbox = { SANDBOX_KEY: 'key', SANDBOX_WEBHOOK_SECRET: 's', SANDBOX_URL: 'http://pay' };
  const production = { NODE_ENV: 'production', DEMO: '0', ...sandbox };
  await expect(readConfig(production)).rejects.toThrow(/^SANDBOX: .*SANDBOX_KEY/);
});

const PAYMONGO = { PAYMONGO_SECRET_KEY: 'sk_live_hidden', PAYMONGO_WEBHOOK_SECRET: 'whsk_hidden' };
const XENDIT = {
  XENDIT_SECRET_KEY: 'xnd_production_hidden',
  XENDIT_WEBHOOK_TOKEN: 'token-hidden',
  XENDIT_WEBHOOK_ADDRESSES: '192.0.2.1',
};

const PAYMONGO_TEST = { ...PAYMONGO, PAYMONGO_SECRET_KEY: 'sk_test_hidden' };
const XENDIT_TEST = { ...XENDIT, XENDIT_SECRET_KEY: 'xnd_development_hidden' };

it.each([
  ['PAYMONGO_SECRET_KEY', PAYMONGO_TEST],
  ['XENDIT_SECRET_KEY', XENDIT_TEST],
])('refuses a test account of a payment provider in production: %s', async (name, env) => {
  const reading = readConfig({ NODE_ENV: 'production', DEMO: '0', ...env });
  await expect(reading).rejects.toThrow(StartError);
  await expect(reading).rejects.toThrow(name);
  await expect(reading).rejects.not.toThrow(/hidden/);
});

it.each([
  ['PAYMONGO', PAYMONGO],
  ['XENDIT', XENDIT],
])('refuses a live account of %s where money is play money', async (code, env) => {
  const reading = readConfig(env);
  await expect(reading).rejects.toThrow(`${code}: these keys move real money`);
  await expect(reading).rejects.not.toThrow(/hidden/);
});

it.each([
  ['PAYMONGO_WEBHOOK_SECRET', { ...PAYMONGO, PAYMONGO_WEBHOOK_SECRET: '' }],
  ['XENDIT_WEBHOOK_ADDRESSES', { ...XENDIT, XENDIT_WEBHOOK_ADDRESSES: '' }],
])('refuses a payment provider without %s', async (name, env) => {
  await expect(readConfig(env)).rejects.toThrow(name);
});

it('connects a payment provider whose secrets are set', async () => {
  const { providers } = await readConfig({ ...PAYMONGO_TEST, ...XENDIT_TEST });
  expect(providers.PAYMONGO?.secrets.webhook).toBe('whsk_hidden');
  expect(providers.XENDIT?.secrets.addresses).toBe('192.0.2.1');
});

it('tells everything that is wrong at once, a line for each variable', async () => {
  const reading = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'here',
    PORT: 'x',
    HOST: 'a b',
    METRICS_TOKEN: 'short',
    PUBLIC_URL: 'play',
    CONSOLE_URL: 'https://desk.example.com/console',
    TWILIO_TOKEN: 't',
    SMTP_URL: 'smtps://host',
    PAYMONGO_SECRET_KEY: 'sk_live_1',
    XENDIT_SECRET_KEY: 'xnd_production_1',
    LOG_LEVEL: 'loud',
  });
  const { message } = await reading.then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  );
  expect(message.split('\n').map((line) => /[A-Z]+_?[A-Z_]*[A-Z]/.exec(line)?.[0])).toEqual([
    'DATABASE_URL',
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'CONSOLE_URL',
    'TWILIO_ACCOUNT',
    'MAIL_FROM',
    'PAYMONGO_WEBHOOK_SECRET',
    'XENDIT_WEBHOOK_TOKEN',
    'PLAY_SEED_KEY',
  ]);
});

import { isVendorOn } from '@palaro/catalogue/server';
import { buildSite, testApp } from '@palaro/testkit';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { manageVendors } from './shared/manage-vendors.ts';

const ROOT = join(import.meta.dirname, '../../..');
const RUN_MS = 120_000;

const site = await testApp();
const folder = mkdtempSync(join(tmpdir(), 'palaro-vendors-'));
writeFileSync(join(folder, 'secret'), 'a secret of the vendor\n');
writeFileSync(join(folder, 'short'), 'short\n');
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const VENDOR = 'LUCKLESS';
const ADDRESS = 'https://play.vendor.example';

async function vendors(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await manageVendors(site.app, args, (line) => lines.push(line));
  return lines;
}
const connect = (key: string, file = 'secret', more: string[] = []) =>
  vendors('connect', 'KASA', '--key', key, '--secret-file', join(folder, file), ...more);
const kasa = async () => (await vendors()).find((line) => line.startsWith('KASA'));

it('MONEY-06 a vendor gets a credential and an address, a second one for a rotation, and is switched', async () => {
  expect(await kasa()).toBe('KASA  on  no address  no credential');
  await connect('first', 'secret', ['--address', ADDRESS]);
  await connect('second');
  expect(await kasa()).toBe(`KASA  on  ${ADDRESS}  first, second`);
  await vendors('retire', 'first');
  expect(await vendors('off', 'KASA')).toEqual(['KASA is off.']);
  expect(await isVendorOn(site.app, 'KASA')).toBe(false);
  await expect(connect('first')).rejects.toThrow('first was a credential before');
  expect(await kasa()).toBe(`KASA  off  ${ADDRESS}  second`);
});

it.each([
  ['an unknown vendor', ['on', VENDOR], `there is no vendor ${VENDOR}`],
  ['an unknown action', ['sell', 'KASA'], 'sell is not one of'],
  ['no credential', ['connect', 'KASA'], 'name the credential'],
  ['a malformed key', ['connect', 'KASA', '--key', 'a b', '--secret-file', 'x'], 'name the'],
  ['a retired key', ['retire', 'first'], 'there is no live credential first'],
])('says what is wrong: %s', async (_name, args, says) => {
  await expect(vendors(...args)).rejects.toThrow(says);
});

it('refuses a secret that could be guessed, and an invalid address', async () => {
  await expect(connect('odd', 'short')).rejects.toThrow('fewer than 16 characters');
  await expect(connect('odd', 'secret', ['--address', 'javascript:1'])).rejects.toThrow(
    'not a web address',
  );
  expect(await kasa()).not.toContain('odd');
});

it(
  'npm run vendors works on a site’s database',
  () => {
    buildSite();
    const run = spawnSync(process.execPath, ['tools/operate.mjs', 'vendors'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: site.database.url,
        DATA_DIR: folder,
        PLAY_SEED_KEY: 'a1'.repeat(32),
      },
    });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('DEMO  on  no address  no credential\n');
  },
  RUN_MS,
);

// The built commands, started as their npm scripts start them, from a folder without packages: a
// command that asked npm for some would fail there, and would take those of a running site away.
import { buildSite, testDatabase } from '@palaro/testkit';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = 'apps/server/commands/dist';
const BUILD_MS = 120_000;

const database = await testDatabase();
const bare = mkdtempSync(join(tmpdir(), 'palaro-bare-'));
beforeAll(() => {
  buildSite();
  cpSync(join(ROOT, 'tools'), join(bare, 'tools'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', DIST])
    cpSync(join(ROOT, file), join(bare, file), { recursive: true });
}, BUILD_MS);
afterAll(async () => {
  await database.drop();
  rmSync(bare, { recursive: true });
});

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const operate = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/operate.mjs', ...args], {
    cwd: bare,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(bare, 'data') },
  });

it('each command has a script that installs nothing', () => {
  const commands = readdirSync(import.meta.dirname)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => `node tools/operate.mjs ${name.slice(0, -'.ts'.length)}`);
  const operating = Object.values(scripts).filter((script) => script.includes('operate.mjs'));
  expect(operating.sort()).toEqual(commands.sort());
  expect(textOf('tools/operate.mjs')).not.toMatch(/install\.mjs|build\.mjs|run-program/);
});

it('a command works on a site’s database without a single package, and leaves none behind', () => {
  expect(operate('findings')).toMatchObject({ status: 0, stderr: '', stdout: 'Nothing waits.\n' });
  expect(existsSync(join(bare, 'node_modules'))).toBe(false);
});

it('the list of findings ends none of them: that is for two people in the console', () => {
  const resolved = operate('findings', 'resolve', '1', '--by', 'operator1', '--note', 'done');
  expect(resolved).toMatchObject({ status: 1, stdout: '' });
  expect(resolved.stderr).toBe('findings are ended in the console: /console/recon/findings\n');
});

it('a command that needs a package says which one is missing, and ends', () => {
  const { status, stderr } = operate('vendors');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Cannot find package '@node-rs\/argon2' .*: it is not installed here\. /);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(bare, 'node_modules'))).toBe(false);
});

it('a command that is not built says what makes it, and ends', () => {
  expect(operate('sell')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^The command "sell" is not built here: npm run build /,
    ) as string,
  });
});

it('no command needs a package that only development has, or loads the file of another', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const files = readdirSync(join(ROOT, DIST), { recursive: true, encoding: 'utf8' });
  const loaded = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...textOf(join(DIST, name)).matchAll(/^import .*?["']([^"'\n]+)["'];$/gm)])
    .map(([, from = '']) => from);
  expect(loaded.length).toBeGreaterThan(0);
  const outside = loaded.filter((from) => !from.startsWith('.') && !isBuiltin(from));
  expect(outside.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
  expect(outside.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
  expect(loaded.filter((from) => /^\.\.?\/[a-z-]+\.js$/.test(from))).toEqual([]);
});

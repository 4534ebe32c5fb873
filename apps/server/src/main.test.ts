import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startSite } from '@palaro/testkit';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'palaro-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200;

/** The demo vendor's games stand in frames, so the page's policy names where it listens. */
async function isReadyVendor(url: string): Promise<boolean> {
  const policy = (await fetch(`${url}/m/`)).headers.get('content-security-policy') ?? '';
  const origin = /frame-src[^;]*(http:\/\/127\.0\.0\.1:\d+)/.exec(policy)?.[1] ?? '';
  return (await fetch(`${origin}/healthz`)).status === 200;
}

/** Moves a demo's clock; its time afterwards in milliseconds. */
async function moveClock(url: string, advanceSeconds: number): Promise<number> {
  const answer = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
  const { value } = (await answer.json()) as { value: { now: string } };
  return Date.parse(value.now);
}

it('stops within 5 s of Ctrl-C, and recovers after a kill of everything', async () => {
  const first = await startSite({ dataDir });
  expect(first.output()).toMatch(/Creating the database[^]*Filling demo data[^]*Ready on/);
  expect(await isReady(first.url)).toBe(true);
  expect(await isReadyVendor(first.url)).toBe(true);
  const ahead = await moveClock(first.url, 90_000);
  // If stopping takes longer, it exits with 1 (shutdown.ts).
  expect(await first.stop('SIGINT')).toBe(0);

  const second = await startSite({ dataDir });
  expect(second.output()).not.toContain('Filling demo data');
  await second.stop('SIGKILL');

  const third = await startSite({ dataDir });
  expect(third.output()).toContain('recovering');
  expect(await isReady(third.url)).toBe(true);
  // What was written before the kill does not lie in the future.
  expect(await moveClock(third.url, 0)).toBeGreaterThan(ahead);
  expect(await third.stop()).toBe(0);
}, 300_000);

it('opens no demo as a real site before its data is erased, and no real site as a demo', async () => {
  const real = { DEMO: '0' };
  await expect(startSite({ dataDir, env: real })).rejects.toThrow('database holds demo data');
  const removed = spawnSync(process.execPath, ['tools/operate.mjs', 'remove-demo'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(removed).toMatchObject({ status: 0, stderr: '' });
  const site = await startSite({ dataDir, env: real });
  expect(site.output()).not.toContain('Filling demo data');
  expect(site.output()).toMatch(
    /To do before members may come[^]*- Mails reach nobody[^]*Ready on/,
  );
  for (const call of ['reset', 'clock', 'site', 'firebase/token', 'outbox?to=x']) {
    const method = call.startsWith('outbox') ? 'GET' : 'POST';
    expect([call, (await fetch(`${site.url}/sandbox/${call}`, { method })).status]).toEqual([
      call,
      404,
    ]);
  }
  expect(await site.stop()).toBe(0);
}, 300_000);

it('says in one line that its port is taken, and what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const run = spawnSync(process.execPath, ['apps/server/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(dataDir, 'unused') },
    encoding: 'utf8',
  });
  other.close();
  expect(run.status).toBe(1);
  expect(run.stderr).toBe(
    `Palaro cannot start: port ${port} on 127.0.0.1 is taken by another program: ` +
      'stop it or set PORT to another number\n',
  );
});

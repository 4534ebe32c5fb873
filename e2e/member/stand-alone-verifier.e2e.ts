import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, openAs, test } from '../site.ts';

interface Round {
  roundId: string;
  payout: string;
  outcome: unknown;
}

/** Runs a command as a player types it; what it wrote, and how it ended. */
const inShell = (command: string, folder: string) =>
  new Promise<{ said: string; code: number }>((done) => {
    execFile('sh', ['-c', command], { cwd: folder }, (error, said) =>
      done({ said, code: typeof error?.code === 'number' ? error.code : 0 }),
    );
  });

test('GAME-13 a player downloads the verifier and draws his round again without the site', async ({
  page,
}) => {
  const token = await openAs(page, 'player212', '/m/game/dice');
  const ask = async <V>(path: string, data: object): Promise<V> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { value: V }).value;
  };
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  const params = { side: 'over', winNumbers: 4_950 };
  const roundRef = randomUUID();
  const round = await ask<Round>('/api/v1/games/dice/bet', { roundRef, stake: '3.0000', params });
  await ask('/api/v1/fairness/rotate', { clientSeed: 'afterwards' });

  await page.goto(`/m/verify?round=${round.roundId}`);
  await page.getByText('Seeds, hashes and draws').click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the script' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'palaro-verify-'));
  const script = join(folder, 'palaro-verify.mjs');
  await (await downloading).saveAs(script);
  const command = (await page.locator('code', { hasText: 'palaro-verify' }).textContent()) ?? '';

  const { said, code } = await inShell(command, folder);
  expect(code).toBe(0);
  expect(said).toContain('is the hash shown before: yes');
  expect(said).toContain(`payout: ${round.payout}`);
  const other = await inShell(command.replace(/--hash \w{64}/, `--hash ${'0'.repeat(64)}`), folder);
  expect(other.code).toBe(1);
  expect(other.said).toContain('is the hash shown before: NO');
  await rm(folder, { recursive: true });
});

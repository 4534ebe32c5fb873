// Play by calls, for tests of what comes of it, and the readings that tell when its sums are there.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

/** Sums are folded behind the commit; on a busy machine a fold rests up to ten seconds. */
export const SUMS_MS = 30_000;

/** The value that a call answers this session. */
export async function readAs<T>(page: Page, token: string, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { value: T }).value;
}

/** Spins Perlas with ten coins of ₱1.00, in a page that has its session's seeds. */
export async function spinPerlas(page: Page, token: string, spins: number): Promise<void> {
  await page.goto('/m/game/perlas');
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
  for (let nth = 0; nth < spins; nth += 1) {
    const answer = await page.request.post('/api/v1/games/perlas/spin', {
      headers: { Authorization: `Bearer ${token}` },
      data: { roundRef: randomUUID(), coinValue: '1.0000' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

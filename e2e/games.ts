// What the browser tests of the house's games share.
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

interface Until<Played> {
  /** The part of the call's path that tells whose answer it is: `/dice/bet`. */
  call: string;
  wanted(played: Played): boolean;
  /** Starts one round, by touch or by a key. */
  play(): Promise<void>;
}

/** Plays until a round ends as wanted and has been shown, and gives that round. */
export async function playUntil<Played>(
  page: Page,
  { call, wanted, play }: Until<Played>,
): Promise<Played> {
  for (;;) {
    const answered = page.waitForResponse((response) => response.url().includes(call));
    await play();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const { value } = (await answer.json()) as { value: Played };
    await expect(page.locator('button[data-busy]')).toHaveCount(0);
    if (wanted(value)) return value;
  }
}

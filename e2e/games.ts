// What the browser tests of the house's games share.
import type { Page, Response, Route } from '@playwright/test';
import { expect } from './site.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** A slot shows a great win for long. */
const SHOWN_MS = 60_000;

interface Wished {
  /** The account that plays, with real money. */
  account: string;
  game: string;
  /** The round pays more than its stake, less than it, or nothing at all. */
  wish: 'win' | 'loss' | 'nothing';
  /** Of a round of several steps, the calls that will be made until it ends. */
  steps?: readonly { call: string; [field: string]: unknown }[];
}

/** The call that takes the stake of a game's round. */
const betOn = (game: string) => new RegExp(`/api/v1/games/${game}/(spin|bet|start)$`);

/**
 * Has the next round of a game end as wished: when the page sends its bet, the site is first asked
 * for seeds that suit it. Commitment, round and proof are as ever.
 */
export async function wishNext(page: Page, { account, game, wish, steps }: Wished) {
  let granted = false;
  const grant = async (route: Route) => {
    if (granted) return route.fallback();
    granted = true;
    const { roundRef: _ref, ...bet } = route.request().postDataJSON() as { roundRef: string };
    const data = { account, game, wish, bet, ...(steps ? { steps } : {}) };
    const answer = await page.request.post('/sandbox/wish', { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return route.continue();
  };
  // Not `times: 1`: where a route ends within its request, the answer may go unnoticed.
  await page.route(betOn(game), grant);
}

/** Plays one round by touch or by a key, waits until it has been shown, and gives it. */
export async function playRound<Played>(
  page: Page,
  game: string,
  play: () => Promise<void>,
): Promise<Played> {
  const isBet = (response: Response) => betOn(game).test(response.url());
  const [answer] = await Promise.all([page.waitForResponse(isBet), play()]);
  expect(answer.status()).toBe(200);
  const { value } = (await answer.json()) as { value: Played };
  await expect(page.locator('button[data-busy]')).toHaveCount(0, { timeout: SHOWN_MS });
  return value;
}

/** Plays one round that ends as wished, and gives it once it has been shown. */
export async function playWished<Played>(
  page: Page,
  wished: Wished,
  play: () => Promise<void>,
): Promise<Played> {
  await wishNext(page, wished);
  return playRound<Played>(page, wished.game, play);
}

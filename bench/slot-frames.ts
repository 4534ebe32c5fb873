import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { fairDraw, sha256Hex } from '@palaro/fairness';
import { currentRules, gameOf, settle, type GameBet, type GameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { findBrowser, startSite } from '@palaro/testkit';
import { phonePage, SLOWER } from './phone-page.ts';
import type { BenchRow } from './row.ts';

/** The slots that have a feature. */
const SLOTS = ['perlas', 'fiesta243', 'mangga-tumble', 'jeepney-gold'] as const;
const WATCHED_MS = 20_000;
const FRAME_MS = 16.7;
const REST_MS = 5_000;

/**
 * Runs in the page: for each frame the time since the one before, and the time that the page's own
 * script took in it.
 */
const WATCH = `
  const frame = window.requestAnimationFrame.bind(window);
  let last = 0, script = 0;
  window.requestAnimationFrame = (draw) => frame((now) => {
    const start = performance.now();
    draw(now);
    script += performance.now() - start;
  });
  window.frames_ = [];
  const watch = (now) => {
    if (last) window.frames_.push({ since: now - last, script });
    last = now;
    script = 0;
    frame(watch);
  };
  frame(watch);
`;

interface Frame {
  since: number;
  script: number;
}

/**
 * A slot plays its feature on a phone with a slower processor: the share of frames in which the
 * game's script, with all that it hands to the graphics, ends in time. Beside it the share of
 * frames that came in time, compared with the same screen at rest: where no graphics processor
 * draws, the browser's own drawing takes the time of both.
 */
export async function benchSlotFrames(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(await findBrowser());
  try {
    const rows: BenchRow[] = [];
    for (const id of SLOTS) rows.push(...(await framesOf(browser, site.url, id)));
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function framesOf(browser: Browser, url: string, id: GameId): Promise<BenchRow[]> {
  const { page, slowDown, close } = await phonePage(browser, url, 'member1');
  await page.addInitScript({ content: WATCH });
  await page.route(`**/api/v1/games/${id}/spin`, (route) => withFeature(route, id));
  await page.goto(`/m/game/${id}`);
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  await page.locator('main button[class$="_play"]:enabled').waitFor();
  await slowDown();
  const rest = await watched(page, () => page.waitForTimeout(REST_MS));
  const feature = await watched(page, async () => {
    await spin.tap();
    await page.waitForTimeout(WATCHED_MS);
  });
  await close();
  const share = (frames: Frame[], fits: (frame: Frame) => boolean) =>
    (100 * frames.filter(fits).length) / Math.max(1, frames.length);
  const inTime = (frames: Frame[]) => share(frames, ({ since }) => since < 1.5 * FRAME_MS);
  const name = `${id}: ${feature.length} frames of a feature, processor ${SLOWER}× slower`;
  return [
    {
      name: `${name}, script under ${FRAME_MS} ms`,
      unit: '%',
      baseline: null,
      ratio: null,
      value: share(feature, ({ script }) => script < FRAME_MS),
      aim: '≥ 95',
    },
    {
      name: `${id}: frames that came in time`,
      unit: '%',
      value: inTime(feature),
      baseline: inTime(rest),
      ratio: inTime(feature) / inTime(rest),
      aim: '≥ 95',
    },
  ];
}

async function watched(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  await page.evaluate('window.frames_ = []');
  await act();
  return page.evaluate<Frame[]>('window.frames_');
}

/** Shows another outcome of the same stake instead: the first one that has the feature. */
async function withFeature(route: Route, id: GameId): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.json()) as { value: { input: unknown } };
  const rules = currentRules(gameOf(id));
  const bet = rules.readBet(body.value.input) as GameBet<unknown>;
  const serverSeed = sha256Hex('the seed of the bench');
  for (let nonce = 0; ; nonce++) {
    const { outcome, payout } = settle(
      rules,
      bet,
      fairDraw({ serverSeed, clientSeed: 'bench', nonce }),
    );
    const { freeSpins = [], hold } = outcome as { freeSpins?: unknown[]; hold?: object | null };
    if (freeSpins.length === 0 && !hold) continue;
    const value = { ...body.value, outcome, payout: Money.text(payout) };
    return route.fulfill({ response: answer, json: { ...body, value } });
  }
}

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { GAME_CARDS, GAME_IDS, type GameCard, type GameId } from '@palaro/games/cards';
import { findBrowser, startSite } from '@palaro/testkit';
import { phonePage, SLOWER } from './phone-page.ts';
import type { BenchRow } from './row.ts';

/** 1.6 Mbit/s, without further delay. */
const LINE = { offline: false, latency: 0, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** Nothing more comes once nothing came for so long. */
const QUIET_MS = 1_500;
const LIMIT_MS = 60_000;

/** A stage takes a round once its play button can be pressed; other games once they are shown. */
const STAGE = 'main button[class$="_play"]:enabled';
const OWN = 'main button[class$="_play"]';
/** A table and a flight show their fields; whether they take a bet is up to their round. */
const SHARED = 'main [data-zone], main button[data-kind]';
/** Rooms where one takes a seat first: of a card game by its stake, of fish from a list. */
const CARD_ROOM = 'main [role="radio"]';
const FISH_ROOM = 'main button[aria-label^="Open room"]';

/**
 * Each game from a tap on its tile until it can be played, on a phone that sees it for the first
 * time, with a slower processor and line, compared with the time of the line alone; and what it
 * loads, together with what comes after that.
 */
export async function benchGameLoad(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(await findBrowser());
  try {
    const rows: BenchRow[] = [];
    for (const id of GAME_IDS) rows.push(...(await loadOf(browser, site.url, id)));
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function shownBy({ shared, cardRoom, room, needsWebgl2 }: GameCard): string {
  if (shared) return SHARED;
  if (cardRoom) return CARD_ROOM;
  if (room) return FISH_ROOM;
  return needsWebgl2 ? STAGE : OWN;
}

async function loadOf(browser: Browser, url: string, id: GameId): Promise<BenchRow[]> {
  const { page, cdp, slowDown, close } = await phonePage(browser, url, 'member1');
  const card: GameCard = GAME_CARDS[id];
  const loaded = await weigh(cdp);
  await page.goto(`/m/gameList?gameName=${encodeURIComponent(card.name.EN)}`);
  const tile = page.locator(`main a[href^="/m/game/${id}"]`).first();
  await tile.waitFor();
  await quiet(page, loaded);
  loaded.bytes = 0;
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await slowDown();
  const start = performance.now();
  await tile.tap();
  await page.locator(shownBy(card)).first().waitFor({ timeout: LIMIT_MS });
  const ms = performance.now() - start;
  const playable = loaded.bytes;
  await quiet(page, loaded);
  await close();
  const seconds = ms / 1_000;
  const line = playable / LINE.downloadThroughput;
  return [
    {
      name: `${id}: tap to playable, 1.6 Mbit/s, processor ${SLOWER}× slower`,
      unit: 's',
      value: seconds,
      baseline: line,
      ratio: seconds / line,
      aim: '≤ 2',
    },
    {
      name: `${id}: loaded`,
      value: loaded.bytes / 1_000,
      unit: 'kB',
      baseline: null,
      ratio: null,
      aim: '≤ 600',
    },
  ];
}

/** Counts what comes over the line, with headers and as it is compressed. */
async function weigh(cdp: CDPSession) {
  const loaded = { bytes: 0 };
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return loaded;
}

async function quiet(page: Page, loaded: { bytes: number }) {
  for (let before = -1; before < loaded.bytes;) {
    before = loaded.bytes;
    await page.waitForTimeout(QUIET_MS);
  }
}

import type { Browser, Page } from '@playwright/test';
import type { BenchRow } from './row.ts';

const PHONE = { width: 390, height: 844 };
/** How much slower a mid-range phone is than the measuring machine. */
const SLOWER = 4;
const TIMES = 5;

/** Runs in the page: records the longest time from a tap to its paint. */
const WATCH = `
  localStorage.setItem('language', 'EN');
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
/** Waits, because the observer is called after the paint. */
const READ = 'new Promise((resolve) => setTimeout(() => resolve(window.longest), 500))';

/** Each interaction is undone, so that it can be repeated. */
const INTERACTIONS: Record<
  string,
  { act(page: Page): Promise<void>; undo(page: Page): Promise<void> }
> = {
  menu: {
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    undo: closeLayer,
  },
  tab: {
    act: (page) => page.getByRole('button', { name: 'Slots', exact: true }).first().tap(),
    undo: (page) => page.getByRole('button', { name: 'Hot', exact: true }).first().tap(),
  },
  dialog: {
    act: (page) => page.getByRole('button', { name: 'Get', exact: true }).tap(),
    undo: closeLayer,
  },
};

async function closeLayer(page: Page) {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Time from a tap to the next paint on home with a processor four times slower: the longest of
 * five, for a menu, a tab and a dialog.
 */
export async function benchInteractions(browser: Browser, url: string): Promise<BenchRow[]> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto(url);
  // Home's popup opens by itself; measuring begins after it.
  await page.getByRole('dialog').waitFor();
  await closeLayer(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows: BenchRow[] = [];
  for (const [name, { act, undo }] of Object.entries(INTERACTIONS)) {
    rows.push(rowOf(name, await longestOf(page, act, undo)));
  }
  await context.close();
  return rows;
}

async function longestOf(
  page: Page,
  act: (page: Page) => Promise<void>,
  undo: (page: Page) => Promise<void>,
): Promise<number> {
  let longest = 0;
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate('window.longest = 0');
    await act(page);
    longest = Math.max(longest, await page.evaluate<number>(READ));
    await undo(page);
  }
  return longest;
}

const rowOf = (name: string, ms: number): BenchRow => ({
  name: `tap to next paint, ${name}, processor ${SLOWER}× slower`,
  value: ms,
  unit: 'ms',
  baseline: null,
  ratio: null,
  aim: '≤ 100',
});

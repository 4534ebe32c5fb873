import type { Browser, Page } from '@playwright/test';
import type { BenchRow } from './row.ts';
import { stillPage } from './still-page.ts';

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
/**
 * Waits half a second: the observer is called after the paint, and who has tapped looks at what
 * comes before he taps again.
 */
const READ = 'new Promise((resolve) => setTimeout(() => resolve(window.longest), 500))';

/** Each interaction is undone, so that it can be repeated. */
interface Interaction {
  act(page: Page): Promise<void>;
  undo(page: Page): Promise<void>;
}
const category = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap();

const INTERACTIONS = {
  menu: {
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
    undo: closeLayer,
  },
  tab: {
    act: (page) => category(page, 'Slots'),
    undo: (page) => category(page, 'Hot'),
  },
  /** Faster than a person can: the page of the first is still being drawn. */
  'a second tab at once': {
    act: async (page) => {
      await category(page, 'Slots');
      await category(page, 'Hot');
    },
    undo: async () => {},
  },
  dialog: {
    act: (page) => page.getByRole('button', { name: 'Get', exact: true }).tap(),
    undo: closeLayer,
  },
} satisfies Record<string, Interaction>;

async function closeLayer(page: Page) {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Time from a tap to the next paint on home with a processor four times slower: the longest of
 * five, for a menu, a tab, two tabs at once and a dialog, compared with the same taps on the same
 * page without its program, which show the same elements.
 */
export async function benchInteractions(browser: Browser, url: string): Promise<BenchRow[]> {
  const { menu, dialog } = INTERACTIONS;
  const still = await onPage(browser, url, (page) => stillPage(page, { Menu: menu, Get: dialog }));
  const least = await onPage(browser, url, allOf, still);
  const ours = await onPage(browser, url, allOf);
  return Object.entries(ours).map(([name, value]) => {
    const baseline = least[name] ?? 0;
    return {
      name: `tap to next paint, ${name}, processor ${SLOWER}× slower, Chromium ${browser.version()}`,
      value,
      baseline,
      unit: 'ms',
      ratio: value / baseline,
      aim: '≤ 100 ms',
    };
  });
}

async function allOf(page: Page): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, each] of Object.entries(INTERACTIONS))
    longest[name] = await longestOf(page, each);
  return longest;
}

/**
 * Works on a phone's slowed page that records how long taps take. With `still`, its address shows
 * that HTML.
 */
async function onPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
  still?: string,
): Promise<T> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  if (still !== undefined) {
    await context.route(url, (route) => route.fulfill({ body: still, contentType: 'text/html' }));
  }
  await page.goto(url);
  if (still === undefined) {
    // Home's popup opens by itself; measuring begins after it.
    await page.getByRole('dialog').waitFor();
    await closeLayer(page);
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const done = await work(page);
  await context.close();
  return done;
}

async function longestOf(page: Page, { act, undo }: Interaction): Promise<number> {
  let longest = 0;
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate('window.longest = 0');
    await act(page);
    longest = Math.max(longest, await page.evaluate<number>(READ));
    await undo(page);
    await page.evaluate(READ);
  }
  return longest;
}

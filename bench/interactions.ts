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

const BARE_URL = 'http://bare.test/';
/** A page without a program of its own, where a tap shows a panel as large as a dialog. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
  <style>#panel { position: fixed; inset: 30% 5%; background: #fff; border-radius: 16px }</style>
  <button>Get</button>${'<p>A line of the page below.</p>'.repeat(200)}
  <div id="panel" role="dialog" hidden>${'<p>A line of the panel.</p>'.repeat(8)}</div>
  <script>
    document.querySelector('button').onclick = () => { panel.hidden = false; };
    document.onkeydown = () => { panel.hidden = true; };
  </script>`;

/**
 * Time from a tap to the next paint on home with a processor four times slower: the longest of
 * five, for a menu, a tab, two tabs at once and a dialog, compared with a panel on a page without a
 * program.
 */
export async function benchInteractions(browser: Browser, url: string): Promise<BenchRow[]> {
  const { dialog } = INTERACTIONS;
  const baseline = await onPage(browser, BARE_URL, (page) => longestOf(page, dialog));
  return onPage(browser, url, async (page) => {
    const rows: BenchRow[] = [];
    for (const [name, interaction] of Object.entries(INTERACTIONS)) {
      const of = `${name}, Chromium ${browser.version()}`;
      rows.push(rowOf(of, await longestOf(page, interaction), baseline));
    }
    return rows;
  });
}

/** Works on a phone's slowed page that records how long taps take. */
async function onPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  if (url === BARE_URL) {
    await context.route(url, (route) => route.fulfill({ body: BARE, contentType: 'text/html' }));
  }
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto(url);
  if (url !== BARE_URL) {
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

const rowOf = (name: string, value: number, baseline: number): BenchRow => ({
  name: `tap to next paint, ${name}, processor ${SLOWER}× slower`,
  ...{ value, baseline, unit: 'ms', ratio: value / baseline, aim: '≤ 100 ms' },
});

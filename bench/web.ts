import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { findBrowser, startSite } from '@palaro/testkit';
import { benchInteractions } from './interactions.ts';
import type { BenchRow } from './row.ts';

const PHONE = { width: 390, height: 844 };

/** The pages that Lighthouse judges, as guests see them. */
const JUDGED = ['/m/home', '/m/mine', '/m/help'];

/**
 * What a first visit to `/m/home` loads until it is idle, by file; how soon home answers a tap;
 * Lighthouse's scores of home, member center and help on a phone.
 */
export async function benchWeb(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(await findBrowser());
  try {
    const files = await firstVisit(browser, `${site.url}/m/home`);
    const weight = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const rows = [
      row('first visit to /m/home, script and style until idle, gzip', weight, 'kB', '≤ 135'),
      row('first visit to /m/home, files of script and style', files.length, 'files', '≤ 20'),
      ...files.map((file) => row(`  ${file.name}`, file.bytes / 1000, 'kB', '–')),
      ...(await benchInteractions(browser, `${site.url}/m/home`)),
    ];
    return [...rows, ...(await judgeAll(site.url))];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const row = (name: string, value: number, unit: string, aim: string): BenchRow => ({
  name,
  value,
  unit,
  baseline: null,
  ratio: null,
  aim,
});

/** A page is idle when it has requested no file for this long; late loading waits 2 s at most. */
const IDLE_MS = 5_000;

async function firstVisit(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string) {
  // The service worker fetches its copies after the first view, so they do not count.
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  const files: Promise<{ name: string; bytes: number }>[] = [];
  const isFile = (response: Response) => /\.(js|css)$/.test(new URL(response.url()).pathname);
  page.on('response', (response) => {
    if (isFile(response)) files.push(weighed(response));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('main').waitFor();
  const another = () =>
    page.waitForResponse(isFile, { timeout: IDLE_MS }).then(
      () => true,
      () => false,
    );
  while (await another());
  const loaded = await Promise.all(files);
  await page.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}

const weighed = async (response: Response) => ({
  name: new URL(response.url()).pathname,
  bytes: gzipSync(await response.body(), { level: 9 }).length,
});

/** One run varies by some points with whatever else the machine does. */
const RUNS = 3;
const AIMS = {
  performance: '≥ 95',
  accessibility: '100',
  'best-practices': '100',
  seo: '≥ 95',
} as const;

/** Lighthouse closes the connection of a browser that somebody else drives, so it gets its own. */
async function judgeAll(site: string): Promise<BenchRow[]> {
  const { launch } = await import('chrome-launcher');
  const { executablePath, args } = await findBrowser();
  const own = await launch({ chromePath: executablePath, chromeFlags: ['--headless', ...args] });
  try {
    const rows: BenchRow[] = [];
    for (const path of JUDGED) rows.push(...(await judge(site, path, own.port)));
    return rows;
  } finally {
    own.kill();
  }
}

/** The median of each of Lighthouse's scores. */
async function judge(site: string, path: string, port: number): Promise<BenchRow[]> {
  const { default: lighthouse } = await import('lighthouse');
  const onlyCategories = Object.keys(AIMS);
  const runs: Record<string, { score: number | null }>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const settings = { port, onlyCategories, logLevel: 'error' } as const;
    const { categories, runtimeError } = (await lighthouse(site + path, settings))!.lhr;
    if (runtimeError) throw new Error(`Lighthouse, ${path}: ${runtimeError.message}`);
    runs.push(categories);
  }
  return Object.entries(AIMS).map(([name, aim]) => {
    const scores = runs.map((run) => Math.round((run[name]?.score ?? 0) * 100));
    const median = scores.sort((a, b) => a - b)[(RUNS - 1) / 2] ?? 0;
    return row(`Lighthouse mobile, ${path}, ${name}, median of ${RUNS}`, median, 'of 100', aim);
  });
}

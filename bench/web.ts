import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { findBrowser, startSite } from '@palaro/testkit';
import { benchInteractions } from './interactions.ts';
import type { BenchRow } from './row.ts';

const PHONE = { width: 390, height: 844 };
const DEBUG_PORT = 9_223;

/** The pages that Lighthouse judges, as guests see them. */
const JUDGED = ['/m/home', '/m/mine', '/m/help'];

/**
 * What the first load of `/m/home` weighs, by file; how soon home answers a tap; how Lighthouse
 * judges home, member center and help on a phone.
 */
export async function benchWeb(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const files = await firstLoad(browser, `${site.url}/m/home`);
    const weight = (ending: string) =>
      files.reduce((sum, { name, bytes }) => sum + (name.endsWith(ending) ? bytes : 0), 0) / 1000;
    const rows = [
      row('first load of /m/home, script, gzip', weight('.js'), 'kB', '≤ 100'),
      row('first load of /m/home, styles, gzip', weight('.css'), 'kB', '–'),
      ...files.map((file) => row(`  ${file.name}`, file.bytes / 1000, 'kB', '–')),
      ...(await benchInteractions(browser, `${site.url}/m/home`)),
    ];
    for (const path of JUDGED) rows.push(...(await judge(site.url, path)));
    return rows;
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

async function firstLoad(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string) {
  // The worker fetches its own copies after the first sight: they are no part of it.
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  const files: Promise<{ name: string; bytes: number }>[] = [];
  const weigh = (response: Response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    files.push(
      response.body().then((body) => ({
        name: new URL(response.url()).pathname,
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  };
  page.on('response', weigh);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('main').waitFor();
  page.off('response', weigh);
  const loaded = await Promise.all(files);
  await page.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}

async function judge(site: string, path: string): Promise<BenchRow[]> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(site + path, {
    port: DEBUG_PORT,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  });
  const aims: Record<string, string> = {
    performance: '≥ 95',
    accessibility: '100',
    'best-practices': '100',
    seo: '≥ 95',
  };
  return Object.entries(result?.lhr.categories ?? {}).map(([name, category]) =>
    row(
      `Lighthouse mobile, ${path}, ${name}`,
      Math.round((category.score ?? 0) * 100),
      'of 100',
      aims[name] ?? '',
    ),
  );
}

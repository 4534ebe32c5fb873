import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser, startSite } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const PHONE = { width: 390, height: 844 };
const DEBUG_PORT = 9_223;

/** What the first load of `/m/home` weighs, by file, and how Lighthouse judges it on a phone. */
export async function benchWeb(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const files = await firstLoad(browser, `${site.url}/m/home`);
    const total = files.reduce((sum, file) => sum + file.bytes, 0);
    return [
      row('first load of /m/home, JS and CSS, gzip', total / 1000, 'kB', '≤ 110'),
      ...files.map((file) => row(`  ${file.name}`, file.bytes / 1000, 'kB', '–')),
      ...(await judge(`${site.url}/m/home`)),
    ];
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
  const page = await browser.newPage({ viewport: PHONE });
  const files: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    files.push(
      response.body().then((body) => ({
        name: new URL(response.url()).pathname,
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('main').waitFor();
  const loaded = await Promise.all(files);
  await page.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}

async function judge(url: string): Promise<BenchRow[]> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    logLevel: 'error',
  });
  const aims: Record<string, string> = {
    performance: '≥ 95',
    accessibility: '100',
    'best-practices': '100',
  };
  return Object.entries(result?.lhr.categories ?? {}).map(([name, category]) =>
    row(
      `Lighthouse mobile, ${name}`,
      Math.round((category.score ?? 0) * 100),
      'of 100',
      aims[name] ?? '',
    ),
  );
}

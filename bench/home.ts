import autocannon from 'autocannon';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser, startSite, testApp } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const PHONE = { width: 390, height: 844 };
const WARM_SECONDS = 2;
const SECONDS = 5;
/** The routes are measured alternately, this often, so that a busy moment hits both. */
const TURNS = 3;
const SECOND_MS = 1_000;
const HOME = '/api/v1/home';
/** A route that checks the session and reads one row. */
const PLAIN = '/wps/member/info';
/** After the first quiet second home requests nothing more; winners would come by push. */
const IDLE_MS = 3_000;
const CALL = /\/(api|wps|lgw)\//;

/** Home's one call compared with a plain session-checked route, and how many calls home makes. */
export async function benchHome(): Promise<BenchRow[]> {
  return [...(await serverTime()), ...(await quietRequests())];
}

async function serverTime(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  try {
    const headers = { Authorization: `Bearer ${site.tokens.member1 ?? ''}`, Language: 'EN' };
    const time = (path: string, seconds: number) => meanMs(site.url + path, headers, seconds);
    for (const path of [HOME, PLAIN]) await time(path, WARM_SECONDS);
    let home = Infinity;
    let plain = Infinity;
    for (let turn = 0; turn < TURNS; turn++) {
      home = Math.min(home, await time(HOME, SECONDS));
      plain = Math.min(plain, await time(PLAIN, SECONDS));
    }
    return [
      {
        name: "home's bundled call of a member, one caller",
        value: home,
        unit: 'ms',
        baseline: plain,
        ratio: home / plain,
        aim: '≤ 3',
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The mean time of an answer to one caller who asks again after each answer. */
async function meanMs(url: string, headers: Record<string, string>, seconds: number) {
  const { requests, duration, non2xx } = await autocannon({
    url,
    headers,
    connections: 1,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} of ${requests.total} requests`);
  return (duration * SECOND_MS) / requests.total;
}

async function quietRequests(): Promise<BenchRow[]> {
  const site = await startSite();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    return [
      row('calls of home until idle, guest', await countCalls(browser, site.url)),
      row('calls of home until idle, member', await countCalls(browser, site.url, 'member1')),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

const row = (name: string, value: number): BenchRow => ({
  name,
  value,
  unit: 'calls',
  baseline: null,
  ratio: null,
  aim: '≤ 3',
});

async function countCalls(browser: Browser, url: string, account?: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  if (account) {
    const answer = await page.request.post(`${url}/wps/session/login`, {
      data: { type: 'username', username: account, password: 'Demo-pass-1' },
    });
    const { value } = (await answer.json()) as { value: Record<string, unknown> };
    const session = { ...value, type: value.customerType };
    const kept = JSON.stringify(JSON.stringify(session));
    await page.addInitScript({ content: `sessionStorage.setItem('MC_SESSION_INFO', ${kept})` });
  }
  let calls = 0;
  page.on('request', (request) => (calls += CALL.test(new URL(request.url()).pathname) ? 1 : 0));
  await page.goto(`${url}/m/home`, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  await page.close();
  return calls;
}

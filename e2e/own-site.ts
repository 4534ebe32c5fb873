// Each worker tests a site of its own, so nothing else is on a site while a test runs there, and
// the next test finds its switches, settings and clock as they were.
import { rmSync } from 'node:fs';
import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { startSite, type StartedSite } from '../packages/testkit/src/site.ts';
import { copyFilledData } from './filled-data.ts';

/** A start takes long on a busy machine. */
const START_MS = 180_000;

interface OwnSite {
  readonly url: string;
  output(): string;
  /** Puts a new site in the place of this one. */
  renew(): Promise<void>;
}

/** What the running test has changed. A worker runs one test at a time. */
const changed = { back: [] as object[], whole: false };

/** Changes values of the site until the end of the test. */
export async function setSite(request: APIRequestContext, change: object) {
  const answer = await request.post('/sandbox/site', { data: change });
  expect(answer.status(), await answer.text()).toBe(200);
  changed.back.unshift(((await answer.json()) as { value: object }).value);
}

/** Gives the next test a new site, because what this one changes cannot be put back. */
export const renewSite = () => void (changed.whole = true);

/** Moves the site's clock, which never goes back, forward until the end of the test. */
export async function advanceClock(request: APIRequestContext, advanceSeconds: number) {
  renewSite();
  const answer = await request.post('/sandbox/clock', { data: { advanceSeconds } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function start(): Promise<StartedSite> {
  const dataDir = copyFilledData();
  const site = await startSite({ dataDir, built: true, env: { DEMO: '1' } });
  const end = () => void process.kill(site.pid);
  process.once('exit', end);
  void site.ended.then(() => {
    process.off('exit', end);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}

async function putBack(site: OwnSite) {
  for (const change of changed.back.splice(0)) {
    const body = JSON.stringify(change);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${site.url}/sandbox/site`, { method: 'POST', headers, body });
    expect(answer.status, await answer.text()).toBe(200);
  }
  if (changed.whole) await site.renew();
  changed.whole = false;
}

interface TestFixtures {
  /** Values that the site has in each test of a file or group. */
  siteValues: object;
  /** Restores the site after each test. */
  siteAsItWas: undefined;
}

/** Playwright's tests, each on its worker's own site. */
export const test = base.extend<TestFixtures, { ownSite: OwnSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      let site = await start();
      await use({
        get url() {
          return site.url;
        },
        output: () => site.output(),
        async renew() {
          await site.stop();
          site = await start();
        },
      });
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ ownSite }, use, info) => {
    // What an operator changed in the console before stays changed: a second try begins anew.
    if (info.retry > 0) await ownSite.renew();
    await use(ownSite.url);
  },
  siteValues: [{}, { option: true }],
  siteAsItWas: [
    async ({ ownSite, siteValues, request }, use, info) => {
      if (Object.keys(siteValues).length > 0) await setSite(request, siteValues);
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        await info.attach('site', { body: ownSite.output(), contentType: 'text/plain' });
      }
      await putBack(ownSite);
    },
    { auto: true, timeout: START_MS },
  ],
});

// What an address under `/m` answers before any script runs. The template is tested on its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testApp, type TestApp } from '@palaro/testkit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPages } from './pages.ts';

const INDEX = '<!doctype html><html lang="fil-PH"><body><div id="root"></div></body></html>';
const webDir = mkdtempSync(join(tmpdir(), 'palaro-pages-'));
let site: TestApp;
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), INDEX);
  site = await testApp({ demo: true });
  server = fastify();
  await registerPages(site.app, server, webDir);
});
afterAll(async () => {
  await server.close();
  await site.stop();
  rmSync(webDir, { recursive: true });
});

interface StartUp {
  language: string;
  site: { startupState: number };
  home?: { announcements: { banners: unknown[] }; hotGames: unknown };
  help?: { title: string }[];
}

async function open(url: string, language?: string) {
  const headers = language === undefined ? {} : { cookie: `language=${language}` };
  const { statusCode, body } = await server.inject({ url, headers });
  const [, json = '{}'] =
    /<script type="application\/json" id="start-up">(.*?)<\/script>/s.exec(body) ?? [];
  return { status: statusCode, body, startUp: JSON.parse(json) as StartUp };
}

/** A busy server leaves data out rather than let the page wait, so this asks until they are in. */
async function openWith(part: 'home' | 'help', url: string, language?: string) {
  for (;;) {
    const page = await open(url, language);
    if (page.startUp[part] !== undefined || page.status !== 200) return page;
  }
}

it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
  'APP-01 APP-16 home answers at %s, with its data',
  async (path) => {
    const { status, startUp } = await openWith('home', path);
    expect(status).toBe(200);
    expect(startUp.site.startupState).toBe(0);
    expect(startUp.home?.announcements.banners.length).toBeGreaterThan(0);
    expect(startUp.home?.hotGames).toBeDefined();
  },
);

it.each(['/register.html', '/m/register.html', '/m/register'])(
  'APP-01 registration answers at %s, without the data of home',
  async (path) => {
    const { status, startUp } = await open(path);
    expect(status).toBe(200);
    expect(startUp.site.startupState).toBe(0);
    expect(startUp.home).toBeUndefined();
  },
);

it('APP-11 APP-16 a page comes in the language that the device chose, else in the site’s', async () => {
  const inEnglish = await openWith('home', '/m/home', 'EN');
  const inFilipino = await openWith('home', '/m/home', 'TY');
  expect(inEnglish.startUp.language).toBe('EN');
  expect(inEnglish.body).toContain('<html lang="en-PH"');
  expect(inFilipino.startUp.language).toBe('TY');
  expect(inFilipino.body).toContain('<html lang="fil-PH"');
  expect(inFilipino.startUp.home).not.toEqual(inEnglish.startUp.home);
  for (const unknown of [undefined, 'XX'])
    expect((await open('/m/home', unknown)).startUp.language).toBe('TY');
});

it('SVC-06 the help center’s page has its topics, in the visitor’s language', async () => {
  for (const path of ['/m/help', '/m/helpDetail']) {
    const { startUp } = await openWith('help', path, 'EN');
    expect(startUp.help?.length).toBeGreaterThan(2);
    expect(startUp.help).not.toEqual((await openWith('help', path, 'TY')).startUp.help);
    expect(startUp.home).toBeUndefined();
  }
});

it('APP-06 a closed site sends the page with its state, and without the data of home', async () => {
  await site.app.site.change({ regionRestriction: true });
  const { status, startUp } = await open('/m/home');
  await site.app.site.change({ regionRestriction: false });
  expect([status, startUp.site.startupState, startUp.home]).toEqual([200, 2, undefined]);
});

it('APP-02 an unknown address gets the page, and a missing file does not', async () => {
  expect((await open('/m/no-such-page')).status).toBe(200);
  expect((await open('/m/no-such-file.js')).status).toBe(404);
});

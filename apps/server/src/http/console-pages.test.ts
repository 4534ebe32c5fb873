import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerConsole } from './console-pages.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'palaro-console-'));
const server = fastify();
const PAGE = '<!doctype html><html lang="en"></html>';

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), PAGE);
  writeFileSync(join(consoleDir, 'assets', 'main.js'), 'export {};');
  await registerConsole(server, consoleDir);
});
afterAll(async () => {
  await server.close();
  rmSync(consoleDir, { recursive: true });
});

it.each(['/console', '/console/', '/console/members/0198?tab=kyc', '/console/invitation'])(
  'the page is served at %s, and not stored',
  async (url) => {
    const { statusCode, payload, headers } = await server.inject({ url });
    expect([statusCode, payload]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-store');
  },
);

it.each([
  '/console/api',
  '/console/api/nosuch',
  '/console/assets/old.js',
  '/console/assets/',
  '/console/x.map',
])('%s is not the page', async (url) =>
  expect((await server.inject({ url })).statusCode).toBe(404),
);

it('assets are cached for ever', async () => {
  const { statusCode, headers } = await server.inject({ url: '/console/assets/main.js' });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

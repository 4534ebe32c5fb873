import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '@palaro/server';
import { registerPages } from './pages.ts';

const webDir = mkdtempSync(join(tmpdir(), 'palaro-files-'));
const server = fastify();
const CODE = 'export const word = "laro";\n'.repeat(100);
/** A different text, which tells the built file from one that the server would compress. */
const BUILT = `${CODE}// built`;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><html lang="fil-PH"></html>');
  writeFileSync(join(webDir, 'assets', 'core.js'), CODE);
  writeFileSync(join(webDir, 'assets', 'core.js.br'), brotliCompressSync(BUILT));
  await server.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await registerPages({} as App, server, webDir);
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

const get = (url: string, encoding: string) =>
  server.inject({ url, headers: { 'accept-encoding': encoding } });

it('a script is sent as the build compressed it, cached for ever, and varies by encoding', async () => {
  const { headers, rawPayload } = await get('/m/assets/core.js', 'gzip, deflate, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(BUILT);
});

it('a browser without brotli gets the script in another form', async () => {
  expect((await get('/m/assets/core.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  const { headers, payload } = await get('/m/assets/core.js', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(payload).toBe(CODE);
});

it.each(['/m/assets/core.js.br', '/m/assets/'])(
  'the compressed file and the folder have no address: %s',
  async (url) => expect((await get(url, 'br')).statusCode).toBe(404),
);

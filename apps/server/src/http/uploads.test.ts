import { contentApi, consoleApi, contentErrors } from '@palaro/content/api';
import { contentArea } from '@palaro/content/server';
import type { AreaServer } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';

const { uploadImage } = consoleApi;
/** In a demo a process on the same machine may act as operator here. */
const AS_OPERATOR = '/sandbox/images';

let site: TestApp;
let server: FastifyInstance;

beforeAll(async () => {
  site = await testApp({ demo: true });
  const sandbox: AreaServer = {
    name: 'sandbox',
    api: {
      uploadImage: { ...uploadImage, path: AS_OPERATOR },
      status: { ...contentApi.status, path: '/sandbox/status', method: 'POST' as const },
    },
    handlers: contentArea.handlers,
    errors: contentErrors,
    texts: contentArea.texts,
  };
  const app = { ...site.app, serverMetrics: new Registry() };
  server = await createServer(app, [sandbox], '');
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function send(files: readonly Uint8Array<ArrayBuffer>[], to = AS_OPERATOR) {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([file]), 'picture.png');
  return post(new Response(form), to);
}

async function post(body: Response, to: string) {
  const answer = await server.inject({
    method: 'POST',
    url: to,
    headers: { 'Content-Type': body.headers.get('Content-Type') ?? '', Host: 'localhost' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const json: { code?: string; value?: { url: string } } = answer.json();
  return { status: answer.statusCode, code: json.code, value: json.value };
}
const bytes = (from: Buffer) => new Uint8Array(from);

describe('uploads', () => {
  it('are stored when an operator sends them', async () => {
    const { status, value } = await send([bytes(PNG)]);
    expect(status).toBe(200);
    expect(value).toMatchObject({ width: 1, height: 1 });
    expect((await fetch(`${site.url}${value?.url ?? ''}/480.webp`)).status).toBe(200);
  });

  it('are refused unread when anybody else sends them', async () => {
    for (const token of [undefined, site.tokens.member1, site.tokens.agent1]) {
      const answer = await fetch(`${site.url}${uploadImage.path}`, {
        method: 'POST',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: 'x',
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'no_permission' });
    }
  });

  it('are judged up to 5 MB; one byte more is too large', async () => {
    const most = uploadImage.upload.maxBytes;
    expect(await send([new Uint8Array(most)])).toMatchObject({ status: 415, code: 'image.type' });
    expect(await send([new Uint8Array(most + 1)])).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('are refused without a file, with two files, or in another kind of body', async () => {
    expect(await send([])).toMatchObject({ status: 400, code: 'malformed' });
    const text = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    expect(await post(text, AS_OPERATOR)).toMatchObject({ status: 415 });
    const broken = { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
    expect((await post(new Response('--x\r\nbroken', broken), AS_OPERATOR)).status).toBe(400);
  });

  it('are accepted only by the calls that say so', async () => {
    expect(await send([bytes(PNG)], '/sandbox/status')).toMatchObject({ status: 415 });
  });
});

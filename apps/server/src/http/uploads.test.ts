import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const IMAGES = '/console/api/content/images';
const MOST_BYTES = 5 * 1024 * 1024;

let site: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  operator = await site.operator('operator1');
});
afterAll(() => site.stop());

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function send(files: readonly Uint8Array<ArrayBuffer>[], to = IMAGES) {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([file]), 'picture.png');
  return post(new Response(form), to);
}

async function post(body: Response, to: string) {
  const answer = await fetch(`${site.url}${to}`, {
    method: 'POST',
    headers: {
      'Content-Type': body.headers.get('Content-Type') ?? '',
      'Csrf-Token': operator.csrf,
      Cookie: operator.cookie,
    },
    body: await body.arrayBuffer(),
  });
  const json = (await answer.json()) as { code?: string; value?: { url: string } };
  return { status: answer.status, code: json.code, value: json.value };
}
const bytes = (from: Buffer) => new Uint8Array(from);

describe('uploads', () => {
  it('are stored when an operator sends them', async () => {
    const { status, value } = await send([bytes(PNG)]);
    expect(status).toBe(200);
    expect(value).toMatchObject({ width: 1, height: 1 });
    expect((await fetch(`${site.url}${value?.url ?? ''}/480.webp`)).status).toBe(200);
    const { rows } = await site.app.pool.query<{ actor: string }>(
      `select actor from audit_entry where action = 'content.image' order by seq desc limit 1`,
    );
    expect(rows[0]?.actor).toBe('operator:operator1');
  });

  it('are refused unread when anybody else sends them', async () => {
    for (const token of [undefined, site.tokens.member1, site.tokens.agent1]) {
      const answer = await fetch(`${site.url}${IMAGES}`, {
        method: 'POST',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: 'x',
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'not_logged_in' });
    }
  });

  it('are judged up to 5 MB; one byte more is too large', async () => {
    expect(await send([new Uint8Array(MOST_BYTES)])).toMatchObject({
      status: 415,
      code: 'image.type',
    });
    expect(await send([new Uint8Array(MOST_BYTES + 1)])).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('are refused without a file, with two files, or in another kind of body', async () => {
    expect(await send([])).toMatchObject({ status: 400, code: 'malformed' });
    const text = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    expect(await post(text, IMAGES)).toMatchObject({ status: 415 });
    const broken = { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
    expect((await post(new Response('--x\r\nbroken', broken), IMAGES)).status).toBe(400);
  });

  it('are accepted only by the calls that say so', async () => {
    expect(await send([bytes(PNG)], '/console/api/content/order')).toMatchObject({ status: 415 });
  });
});

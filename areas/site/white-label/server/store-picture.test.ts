import { HEADERS } from '@palaro/api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDesk } from './test-desk.ts';

let desk: Awaited<ReturnType<typeof testDesk>>;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk.site.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f7c548' } })
    .png()
    .toBuffer();

async function upload(bytes: Uint8Array<ArrayBuffer>, to: 'icons' | 'logos' = 'icons') {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/png' }), 'picture.png');
  const { cookie, csrf } = desk.one;
  const answer = await fetch(`${desk.site.url}/console/api/site/${to}`, {
    method: 'POST',
    headers: { Cookie: cookie, [HEADERS.csrf]: csrf },
    body,
  });
  const json = (await answer.json()) as {
    code?: string;
    value?: { address: string; size: number };
  };
  return { status: answer.status, ...json };
}

it('an uploaded icon is served, and the template takes it', async () => {
  const { value } = await upload(new Uint8Array(await picture(300, 300)));
  expect(value?.size).toBe(300);
  const file = await fetch(`${desk.site.url}${value?.address}`);
  expect(file.headers.get('Content-Type')).toBe('image/webp');
  const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([width, height]).toEqual([300, 300]);
  const template = { pwa_icon: value?.address, pwa_icon_size: value?.size };
  expect((await desk.change({ settings: { template } })).status).toBe(200);
  expect((await desk.consolidated()).mobileTemplate).toMatchObject(template);
  const manifest = await fetch(`${desk.site.url}/m/manifest.webmanifest`);
  expect(((await manifest.json()) as { icons: object[] }).icons).toEqual([
    { src: value?.address, sizes: '300x300' },
  ]);
});

it('a file that only says it is a picture is refused, as is one that is small or not square', async () => {
  const script = new TextEncoder().encode('<script>alert(1)</script>');
  const cut = new Uint8Array((await picture(300, 300)).subarray(0, 60));
  expect(await upload(script)).toMatchObject({ code: 'image.type' });
  expect(await upload(cut)).toMatchObject({ code: 'image.unreadable' });
  const stored = () => desk.site.app.pool.query('select hash from content_image order by hash');
  const before = (await stored()).rows;
  for (const [width, height] of [
    [300, 200],
    [40, 40],
  ] as const) {
    const answer = await upload(new Uint8Array(await picture(width, height)));
    expect(answer).toMatchObject({ status: 422, code: 'site.icon_shape' });
  }
  expect((await stored()).rows).toEqual(before);
});

it('HDR-02 a logo may be wide, and one that is low, upright or very long is refused', async () => {
  const { value } = await upload(new Uint8Array(await picture(350, 100)), 'logos');
  const template = { logo: value?.address };
  expect((await desk.change({ settings: { template } })).status).toBe(200);
  expect((await desk.consolidated()).mobileTemplate).toMatchObject(template);
  for (const [width, height] of [
    [120, 40],
    [100, 200],
    [700, 100],
  ] as const) {
    const answer = await upload(new Uint8Array(await picture(width, height)), 'logos');
    expect(answer).toMatchObject({ status: 422, code: 'site.logo_shape' });
  }
  const script = { template: { logo: 'javascript:alert(1)' } };
  expect(await desk.change({ settings: script })).toMatchObject({ code: 'site.value_refused' });
});

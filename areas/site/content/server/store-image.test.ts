import sharp from 'sharp';
import { testApp, testOperator, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDrawing, storeImage } from './store-image.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

const BY = testOperator();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f7c548' } });
const store = (bytes: Uint8Array) => storeImage(site.app, BY, bytes);
const fetchFile = (url: string, file: string) => fetch(`${site.url}${url}/${file}`);
async function fileOf(url: string, file: string) {
  const answer = await fetchFile(url, file);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, meta: await sharp(bytes).metadata() };
}

describe('images', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'of %s become AVIF, WebP and, for old phones, JPEG',
    async (form) => {
      const bytes = await plain(1200, 600).toFormat(form).toBuffer();
      const { url, width, height } = await store(bytes);
      expect({ width, height }).toEqual({ width: 1200, height: 600 });
      for (const [file, type, made] of [
        ['160.avif', 'image/avif', 160],
        ['480.avif', 'image/avif', 480],
        ['768.avif', 'image/avif', 768],
        ['960.avif', 'image/avif', 960],
        ['480.webp', 'image/webp', 480],
        ['960.webp', 'image/webp', 960],
        ['480.jpeg', 'image/jpeg', 480],
        ['960.jpeg', 'image/jpeg', 960],
      ] as const) {
        const { answer, meta } = await fileOf(url, file);
        expect(answer.headers.get('Content-Type')).toBe(type);
        expect([meta.width, meta.height]).toEqual([made, made / 2]);
      }
    },
  );

  it('are cached for ever, served with a fixed type, and usable by another origin', async () => {
    const { url } = await store(await plain(40, 40).png().toBuffer());
    const { headers } = await fetchFile(url, '480.webp');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('uploaded before a width was offered, come in that width all the same', async () => {
    const { url } = await store(await plain(1000, 500).png().toBuffer());
    await site.app.pool.query('delete from content_image_file where width < 960 and hash = $1', [
      url.split('/').pop(),
    ]);
    const { answer, meta } = await fileOf(url, '160.webp');
    expect(answer.status).toBe(200);
    expect([meta.width, meta.height]).toEqual([160, 80]);
  });

  it('are never enlarged', async () => {
    const { url } = await store(await plain(300, 200).png().toBuffer());
    const { meta } = await fileOf(url, '960.avif');
    expect([meta.width, meta.height]).toEqual([300, 200]);
  });

  it('lose the camera’s data, and are upright', async () => {
    const taken = plain(200, 100).withExif({ IFD0: { Copyright: 'who', Make: 'camera' } });
    const bytes = await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, width, height } = await store(bytes);
    expect([width, height]).toEqual([100, 200]);
    const { meta, bytes: made } = await fileOf(url, '480.webp');
    expect(meta.exif).toBeUndefined();
    expect(made.includes('camera')).toBe(false);
  });

  it('with the same bytes are one', async () => {
    const bytes = await plain(64, 64).png().toBuffer();
    expect((await store(bytes)).url).toBe((await store(bytes)).url);
  });

  it('that are not really pictures are refused', async () => {
    const png = await plain(64, 64).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const refused: [Uint8Array, string][] = [
      [svg, 'image.type'],
      [Buffer.from('GIF89a'), 'image.type'],
      [Buffer.alloc(0), 'image.type'],
      [Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]), 'image.unreadable'],
      [png.subarray(0, 60), 'image.unreadable'],
      [Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'image.size'],
    ];
    for (const [bytes, code] of refused) {
      await expect(store(bytes)).rejects.toMatchObject({ code });
    }
  });

  it('that would unpack to too much memory are refused', async () => {
    const bomb = await plain(5_200, 5_000).png({ compressionLevel: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(store(bomb)).rejects.toMatchObject({ code: 'image.unreadable' });
  });

  it('that do not exist answer 404, whatever the address', async () => {
    const { url } = await store(await plain(40, 40).png().toBuffer());
    for (const file of ['481.webp', '480.png', '480', '480.webp.svg', '..%2f480.webp']) {
      expect((await fetchFile(url, file)).status).toBe(404);
    }
    expect((await fetchFile(`/content/images/${'0'.repeat(40)}`, '480.webp')).status).toBe(404);
    expect((await fetchFile('/content/images/../x', '480.webp')).status).toBe(404);
  });
});

it('a drawing of the demo becomes a file on the first request, and is kept', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">' +
    '<rect width="1000" height="500" fill="#1c2756"/></svg>';
  const { url, width, height } = await storeDrawing(site.app, svg);
  expect([width, height]).toEqual([1000, 500]);
  const first = await fileOf(url, '960.avif');
  const second = await fileOf(url, '960.avif');
  expect(first.meta.width).toBe(960);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const kept = site.app.db.selectFrom('content_image_file').select(['width', 'format']);
  expect(await kept.where('hash', '=', url.slice(-40)).execute()).toEqual([
    { width: 960, format: 'avif' },
  ]);
});

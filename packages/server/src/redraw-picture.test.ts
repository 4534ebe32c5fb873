import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { App } from './app.ts';
import { redrawPicture } from './redraw-picture.ts';
import { refuse } from './refuse.ts';

const someNode = () => ({ services: new Map() }) as unknown as App;
const app = someNode();
const unreadable = () => new Error('unreadable');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f7c548' } });
const bytesOf = (file: Uint8Array) =>
  redrawPicture(app, file, (picture) => picture.jpeg().toBuffer(), unreadable);

it('refuses a small file that decodes to too many bytes, by its head alone', async () => {
  const deep = await plain(5_000, 5_000)
    .toColourspace('rgb16')
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect(deep.length).toBeLessThan(1024 * 1024);
  let drawn = 0;
  const draw = () => Promise.resolve((drawn += 1));
  await expect(redrawPicture(app, deep, draw, unreadable)).rejects.toThrow('unreadable');
  const wide = await plain(5_200, 5_000).png({ compressionLevel: 9 }).toBuffer();
  await expect(redrawPicture(app, wide, draw, unreadable)).rejects.toThrow('unreadable');
  expect(drawn).toBe(0);
});

it('takes what phones take, and 16 bits of a smaller picture', async () => {
  const photo = await plain(4_000, 3_000).jpeg().toBuffer();
  const { width, height } = await sharp(await bytesOf(photo)).metadata();
  expect([width, height]).toEqual([4_000, 3_000]);
  const deep = await plain(100, 100).toColourspace('rgb16').png().toBuffer();
  expect((await sharp(await bytesOf(deep)).metadata()).depth).toBe('uchar');
});

it('decodes two pictures at a time, lets sixteen wait and refuses the next', async () => {
  const node = someNode();
  const file = await plain(10, 10).png().toBuffer();
  const ends: (() => void)[] = [];
  let busy = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, (busy += 1));
    await new Promise<void>((end) => ends.push(end));
    busy -= 1;
  };
  const all = Array.from({ length: 18 }, () => redrawPicture(node, file, draw, unreadable));
  await expect(redrawPicture(node, file, draw, unreadable)).rejects.toMatchObject({
    code: 'try_again',
    data: { retryAfterSeconds: 5 },
  });
  const over = Promise.all(all).then(() => true);
  // None ends before two are at work, however long one takes to be decoded.
  while (!(await Promise.race([over, new Promise((tick) => setImmediate(tick))]))) {
    if (ends.length > 1) ends.splice(0).forEach((end) => end());
  }
  expect(most).toBe(2);
});

it('passes on what the caller refuses', async () => {
  const file = await plain(10, 10).png().toBuffer();
  const draw = () => Promise.reject(refuse('not_found'));
  await expect(redrawPicture(app, file, draw, unreadable)).rejects.toMatchObject({
    code: 'not_found',
  });
});

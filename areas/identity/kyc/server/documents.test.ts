import { deflateSync } from 'node:zlib';
import { randomBytes } from '@palaro/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '../kyc.limits.ts';
import { readForReview, viewPicture } from './read-for-review.ts';
import { kycSite, picture, REVIEWER, type KycMember, type KycSite } from './test-kyc.ts';

let site: KycSite;
let member: KycMember;
beforeAll(async () => {
  site = await kycSite();
  member = await site.person();
});
afterAll(() => site.stop());

const bytesOf = (text: string) => Buffer.from(text);

/** A PNG of this many white pixels a side; its file is tiny. */
function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const line = Math.ceil(side / 8) + 1;
  const pixels = deflateSync(Buffer.alloc(line * Math.min(side, 4_000)), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('pictures of documents', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a script', () => bytesOf('<script>alert(1)</script>'), 415, 'kyc.document_type'],
    [
      'a drawing',
      () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'kyc.document_type',
    ],
    ['a PDF', () => bytesOf('%PDF-1.7 …'), 415, 'kyc.document_type'],
    ['a GIF', () => bytesOf('GIF89a'), 415, 'kyc.document_type'],
    ['nothing', () => Buffer.alloc(0), 415, 'kyc.document_type'],
    [
      'a WebP',
      async () =>
        sharp(await picture())
          .webp()
          .toBuffer(),
      415,
      'kyc.document_type',
    ],
    [
      'noise that claims to be PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(5_000)]),
      422,
      'kyc.document_unreadable',
    ],
    [
      'noise that claims to be JPG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
      422,
      'kyc.document_unreadable',
    ],
    ['half a JPG', async () => (await picture()).subarray(0, 900), 422, 'kyc.document_unreadable'],
    ['a bomb of pixels', () => pixelBomb(60_000), 422, 'kyc.document_unreadable'],
    ['a stamp', () => picture(200, 300), 422, 'kyc.document_small'],
    ['20 MB', () => Buffer.alloc(20 * 1024 * 1024, 0xff), 413, 'too_large'],
    ['one byte too many', () => Buffer.alloc(DOCUMENT_MAX_BYTES + 1, 0xff), 413, 'too_large'],
  ])('VAL-01 %s is refused, and nothing is kept', async (_what, file, status, code) => {
    expect(await member.upload('id_front', await file())).toMatchObject({ status, code });
    expect((await member.read()).documents).toEqual([]);
  });

  it('of a kind that was not requested are refused', async () => {
    expect(await member.upload('wealth')).toMatchObject({ code: 'kyc.done' });
    expect(await member.upload('face' as never)).toMatchObject({ status: 400, code: 'malformed' });
  });

  it('are redrawn: upright, no larger than needed, without place or camera data', async () => {
    const taken = await sharp(await picture(3_000, 1_500))
      .withExif({ IFD0: { Make: 'CANARY-CAMERA' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const own = await site.person();
    await own.save();
    await own.upload('id_front', taken);
    await own.upload('id_front', taken);
    for (const kind of ['id_back', 'selfie'] as const) await own.upload(kind);
    expect((await own.read()).documents).toHaveLength(3);
    await own.send();
    const { id } = await site.app.db
      .selectFrom('kyc_application')
      .select('id')
      .where('member_id', '=', own.id)
      .executeTakeFirstOrThrow();
    const { pictures } = await readForReview(site.app, REVIEWER, id);
    const front = pictures.find(({ kind }) => kind === 'id_front');
    expect(front).toMatchObject({ width: 1_200, height: 2_400 });
    const meta = await sharp(await viewPicture(site.app, REVIEWER, front?.id ?? '')).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 1_200, height: 2_400 });
    expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('and data that identify a person are never in the database in clear text', async () => {
    const own = await site.person();
    const raw = await sharp(Buffer.concat(Array.from({ length: 8 }, () => randomBytes(60_000))), {
      raw: { width: 400, height: 400, channels: 3 },
    })
      .jpeg({ quality: 50 })
      .toBuffer();
    const canaries = { fullName: 'Canaria Bellavista', address: '77 Canary Lane, Taguig City' };
    await own.save({ ...canaries, birthplace: 'Canaryville' });
    for (const kind of ['id_front', 'id_back', 'selfie'] as const) await own.upload(kind, raw);
    await own.send({ idNumber: 'CANARY-998877' });
    const { id } = await site.app.db
      .selectFrom('kyc_document')
      .select('id')
      .where('member_id', '=', own.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const drawn = await viewPicture(site.app, REVIEWER, id);
    const middle = (bytes: Buffer) => bytes.subarray(2_000, 2_040).toString('hex');
    const needles = ['canaria', 'canary', 'ffd8ffe0', 'ffd8ffdb', middle(raw), middle(drawn)];
    expect(await tablesWith(needles)).toEqual([]);
  });
});

/** Tables with a row that holds one of the texts, unencrypted or as bytes. */
async function tablesWith(needles: readonly string[]): Promise<string[]> {
  const { pool } = site.app;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const hex = needles.map((needle) => Buffer.from(needle).toString('hex'));
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `select from ${name} t where lower(t::text) like any($1) limit 1`,
      [[...needles, ...hex].map((needle) => `%${needle}%`)],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

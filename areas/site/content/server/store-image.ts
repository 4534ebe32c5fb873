import { createHash } from 'node:crypto';
import { redrawPicture, refuse, type Actor, type App, type Tables } from '@palaro/server';
import type { Sharp } from 'sharp';
import { IMAGE_MAX_BYTES } from '../console.api.ts';
import { contentImage } from '../content.api.ts';
import { changeContent } from './change-content.ts';
import { addressOf, findImage, insertFiles, insertImage } from './image.repository.ts';

type FileRow = Tables['content_image_file'];
export type ImageForm = FileRow['format'];

const HASH_LENGTH = 40;
const QUALITY = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
  // For browsers before iOS 14, which support neither of the other forms.
  jpeg: { quality: 80 },
} as const;
/** JPEG has no transparency, so transparent parts get the dark theme's background. */
const GROUND = '#0b1026';

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/**
 * Accepted files are recognised by their first bytes, because the sender can choose any name and
 * type.
 */
const KINDS: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff',
  (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  (bytes) => latin(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(bytes, 8, 40)),
];

/** Throws for a size that the caller does not take. */
type SizeCheck = (size: { width: number; height: number }) => void;

export interface StoredImage {
  url: string;
  width: number;
  height: number;
}

/**
 * Stores an uploaded picture. Its type is judged by its bytes. It is decoded and encoded again in
 * every size and form, which drops everything else in the file (place, camera, hidden data). The
 * same bytes are stored once. `check` may throw for its width and height before it is stored.
 * Refuses `image.size`, `image.type`, `image.unreadable`.
 */
export async function storeImage(
  app: App,
  actor: Actor,
  bytes: Uint8Array,
  check: SizeCheck = () => undefined,
): Promise<StoredImage> {
  if (bytes.length > IMAGE_MAX_BYTES) throw refuse('image.size');
  if (!KINDS.some((is) => is(bytes))) throw refuse('image.type');
  const hash = hashOf(bytes);
  const known = await findImage(app.db, hash);
  const made = known ? { ...known, files: null } : await drawFiles(app, bytes, hash, check);
  const { width, height, files } = made;
  if (known) check({ width, height });
  const row = { hash, width, height, drawing: null, added_at: app.clock.now() };
  await changeContent(app, actor, { kind: 'content_image', action: 'image' }, async (tx) => {
    if (files) {
      await insertImage(tx, row);
      await insertFiles(tx, files);
    }
    return { entry: hash, after: { width, height, known: files === null }, unseen: true };
  });
  return { url: addressOf(hash), width, height };
}

/** Stores one of the site's drawings unchanged. Its files are made on first request. */
export async function storeDrawing(app: App, svg: string): Promise<StoredImage> {
  const hash = hashOf(Buffer.from(svg));
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const size = { width: Number(width), height: Number(height) };
  await insertImage(app.db, { hash, ...size, drawing: svg, added_at: app.clock.now() });
  return { url: addressOf(hash), ...size };
}

/** Makes one file of a drawing, or of a wider file, and keeps it for later requests. */
export async function drawFile(app: App, from: Uint8Array, file: Omit<FileRow, 'bytes'>) {
  const draw = (picture: Sharp) => encode(picture, file.width, file.format);
  const bytes = await redrawPicture(app, from, draw, () => new Error(`${file.hash} is broken`));
  await insertFiles(app.db, [{ ...file, bytes }]);
  return bytes;
}

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

/** Every size and form of a picture, one after another: its pixels are in memory meanwhile. */
function drawFiles(app: App, bytes: Uint8Array, hash: string, check: SizeCheck) {
  const draw = async (picture: Sharp) => {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    check({ width, height });
    const { default: sharp } = await import('sharp');
    const files: FileRow[] = [];
    for (const to of contentImage.widths)
      for (const format of contentImage.forms) {
        const image = sharp(data, { raw: { width, height, channels } });
        files.push({ hash, width: to, format, bytes: await encode(image, to, format) });
      }
    return { width, height, files };
  };
  return redrawPicture(app, bytes, draw, () => refuse('image.unreadable'));
}

function encode(image: Sharp, width: number, form: ImageForm): Promise<Buffer> {
  const sized = image.resize({ width, withoutEnlargement: true });
  const opaque = form === 'jpeg' ? sized.flatten({ background: GROUND }) : sized;
  return opaque.toFormat(form, QUALITY[form]).toBuffer();
}

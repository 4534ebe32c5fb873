import type { Db, Tables } from '@palaro/server';
import { contentImage } from '../content.api.ts';

type ImageRow = Tables['content_image'];
type FileRow = Tables['content_image_file'];

export const addressOf = (hash: string) => `${contentImage.base}${hash}`;

/** Stored pictures, keyed by address. */
export async function findImages(db: Db, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, ImageRow>();
  const hashes = addresses.map((one) => one.slice(contentImage.base.length));
  const rows = await db
    .selectFrom('content_image')
    .selectAll()
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [addressOf(row.hash), row]));
}

export const findImage = (db: Db, hash: string) =>
  db.selectFrom('content_image').selectAll().where('hash', '=', hash).executeTakeFirst();

export const insertImage = (db: Db, image: ImageRow) =>
  db
    .insertInto('content_image')
    .values(image)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const insertFiles = (db: Db, files: FileRow[]) =>
  db
    .insertInto('content_image_file')
    .values(files)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findFile = (db: Db, file: Omit<FileRow, 'bytes'>) =>
  db
    .selectFrom('content_image_file')
    .select('bytes')
    .where('hash', '=', file.hash)
    .where('width', '=', file.width)
    .where('format', '=', file.format)
    .executeTakeFirst();

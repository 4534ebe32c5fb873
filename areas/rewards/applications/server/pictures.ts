import { newId } from '@palaro/kernel';
import { redrawPhoto, refuse, siteEnvelope, type App, type Photo, type Tx } from '@palaro/server';
import type { MemberId } from '@palaro/kernel';
import { PICTURE_SIDE_MOST } from '../applications.limits.ts';

const QUALITY = 86;
/** Enough for a member to know his picture again; a phone's connection may be slow. */
const THUMB = { longestSide: 480, quality: 75 } as const;

const envelope = (app: App) => siteEnvelope(app, 'applications.picture');

/** Redraws pictures one after another, so that only one is decoded. Refuses `promo.image_type`. */
export async function drawPictures(app: App, files: readonly Uint8Array[]): Promise<Photo[]> {
  const noPicture = () => refuse('promo.image_type');
  const drawn: Photo[] = [];
  for (const file of files) {
    const rules = { longestSide: PICTURE_SIDE_MOST, quality: QUALITY };
    drawn.push(
      await redrawPhoto(app, file, { ...rules, wrongType: noPicture, unreadable: noPicture }),
    );
  }
  return drawn;
}

/** Stores redrawn pictures of an application, sealed. */
export async function insertPictures(
  app: App,
  tx: Tx,
  application: string,
  pictures: readonly Photo[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ bytes, width, height }, at) => {
    const id = newId(app.clock.now());
    const sealed = envelope(app).seal(id, bytes);
    return { id, application_id: application, place: at + 1, sealed, width, height };
  });
  await tx.insertInto('promotion_application_picture').values(rows).execute();
}

/** A decrypted picture as JPG with its member; the caller checks who may see it. */
export async function openPicture(app: App, id: string) {
  const row = await app.db
    .selectFrom('promotion_application_picture as p')
    .innerJoin('promotion_application as a', 'a.id', 'p.application_id')
    .select(['p.sealed', 'a.id as application', 'a.member_id', 'a.promotion_id'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, bytes: envelope(app).openBytes(id, row.sealed) };
}

interface NamedPicture {
  /** The promotion's id. */
  id: string;
  picture: string;
}

/** A picture of the member's own, small, as a data address. Refuses `not_found`. */
export async function readOwnPicture(app: App, member: MemberId, { id, picture }: NamedPicture) {
  const found = await openPicture(app, picture);
  if (found?.member_id !== member || found.promotion_id !== id) throw refuse('not_found');
  const broken = () => new Error(`the picture ${picture} is broken`);
  const rules = { ...THUMB, wrongType: broken, unreadable: broken };
  const { bytes } = await redrawPhoto(app, found.bytes, rules);
  return { image: `data:image/jpeg;base64,${bytes.toString('base64')}` };
}

import {
  isPictureId,
  PICTURES,
  pictureUrl,
  readMember,
  recordAccountChange,
} from '@palaro/accounts/server';
import { randomHex } from '@palaro/kernel';
import {
  isPhoto,
  redrawPicture,
  refuse,
  type App,
  type Member,
  type RequestInfo,
  type Tx,
} from '@palaro/server';
import type { FastifyInstance } from 'fastify';
import type { Sharp } from 'sharp';
import { ICON_COUNT, PICTURE_MAX_BYTES } from '../profile.limits.ts';

const ID_BYTES = 16;
/** Shown at 96 px at most, on screens with up to three dots a pixel. */
const SIDE = 288;
const QUALITY = 82;
/** Fills transparent parts: a surface colour of the dark theme. */
const GROUND = '#1c2756';
const YEAR_SECONDS = 31_536_000;

const iconView = (icon: string) => ({ icon, url: pictureUrl(icon) });

/** The member's head icon: the number of a drawing, or the address of his picture. */
export const readIcon = async (app: App, member: Member) =>
  iconView((await readMember(app.db, member.id)).icon);

/** Chooses a drawing by its number, or the picture that the member uploaded before. */
export async function setIcon(app: App, member: Member, icon: string, request: RequestInfo) {
  await app.db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    if (!isDrawing(icon) && !(await hasPicture(tx, member, icon))) {
      throw refuse('malformed', { fields: { icon: 'profile.icon_unknown' } });
    }
    await tx.updateTable('member').set({ icon }).where('id', '=', member.id).execute();
    await dropPicturesBut(tx, member, icon);
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'icon',
      by: 'member',
      request,
    });
  });
  return iconView(icon);
}

/**
 * Stores an uploaded picture, cut to its middle square and redrawn, so that place, camera and other
 * hidden data are gone. It is shown once it is chosen. Throws `image.type` for a file that is
 * neither png nor jpg by its first bytes, `image.size`, and `image.unreadable`.
 */
export async function uploadPicture(app: App, member: Member, file: Uint8Array) {
  if (file.length > PICTURE_MAX_BYTES) throw refuse('image.size');
  if (!isPhoto(file)) throw refuse('image.type');
  const bytes = await redrawPicture(app, file, drawSquare, () => refuse('image.unreadable'));
  const id = randomHex(ID_BYTES);
  await app.db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    const { icon } = await readMember(tx, member.id);
    await dropPicturesBut(tx, member, icon);
    const picture = { id, member_id: member.id, bytes, added_at: app.clock.now() };
    await tx.insertInto('profile_picture').values(picture).execute();
  });
  return { icon: id, url: `${PICTURES}${id}` };
}

/** Serves uploaded pictures. An address always names the same picture and cannot be guessed. */
export function registerPictures(app: App, server: FastifyInstance) {
  server.get<{ Params: { id: string } }>(
    `${PICTURES}:id`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isPictureId(id)) throw refuse('not_found');
      const picture = await app.db
        .selectFrom('profile_picture')
        .select('bytes')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!picture) throw refuse('not_found');
      return reply
        .type('image/jpeg')
        .header('Cache-Control', `private, max-age=${YEAR_SECONDS}, immutable`)
        .send(picture.bytes);
    },
  );
}

const isDrawing = (icon: string) => /^[1-9]\d?$/.test(icon) && Number(icon) <= ICON_COUNT;

const drawSquare = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .flatten({ background: GROUND })
    .jpeg({ quality: QUALITY })
    .toBuffer();

/** One change at a time, so that no picture is deleted while it is being chosen. */
const lockMember = (tx: Tx, { id }: Member) =>
  tx.selectFrom('member').select('id').where('id', '=', id).forUpdate().execute();

async function hasPicture(tx: Tx, member: Member, id: string): Promise<boolean> {
  const picture = await tx
    .selectFrom('profile_picture')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  return picture !== undefined;
}

const dropPicturesBut = (tx: Tx, member: Member, icon: string) =>
  tx
    .deleteFrom('profile_picture')
    .where('member_id', '=', member.id)
    .where('id', '!=', icon)
    .execute();

import {
  isPictureId,
  PICTURES,
  pictureUrl,
  readMember,
  recordAccountChange,
} from '@palaro/accounts/server';
import { randomHex } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo, type Tx } from '@palaro/server';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ICON_COUNT, PICTURE_MAX_BYTES } from '../security.limits.ts';

const ID_BYTES = 16;
/** Shown at 96 px at the most, on screens with up to three dots a pixel. */
const SIDE = 288;
/** Twice what most phones photograph; what unpacks to more is an attack on memory. */
const PIXELS_MAX = 25_000_000;
const QUALITY = 82;
/** Behind what is transparent: a surface of the dark theme. */
const GROUND = '#1c2756';
const YEAR_SECONDS = 31_536_000;

const iconView = (icon: string) => ({ icon, url: pictureUrl(icon) });

/** The member's head icon: a number of the kit's drawings, or the address of his own picture. */
export const readIcon = async (app: App, member: Member) =>
  iconView((await readMember(app.db, member.id)).icon);

/** Chooses a drawing by its number, or the picture that the member sent before. */
export async function setIcon(app: App, member: Member, icon: string, request: RequestInfo) {
  await app.db.transaction().execute(async (tx) => {
    await lockMember(tx, member);
    if (!isDrawing(icon) && !(await hasPicture(tx, member, icon))) {
      throw refuse('malformed', { fields: { icon: 'security.icon_unknown' } });
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
 * Keeps an own picture, cut to its middle square and drawn anew, so without place, camera and
 * whatever else the file held. It is shown once it is chosen. Throws `image.type` for what is
 * neither png nor jpg by its first bytes, `image.size`, and `image.unreadable`.
 */
export async function uploadPicture(app: App, member: Member, file: Uint8Array) {
  if (file.length > PICTURE_MAX_BYTES) throw refuse('image.size');
  if (!isPng(file) && !isJpeg(file)) throw refuse('image.type');
  const bytes = await drawnAnew(file).catch(() => {
    throw refuse('image.unreadable');
  });
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

/** Serves own pictures; an address names one picture for ever and cannot be guessed. */
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

/** What a sender states of a file counts nothing; its first bytes say what it is. */
const startsWith = (file: Uint8Array, start: string) =>
  Buffer.from(file.subarray(0, start.length)).toString('latin1') === start;
const isPng = (file: Uint8Array) => startsWith(file, '\x89PNG\r\n\x1a\n');
const isJpeg = (file: Uint8Array) => startsWith(file, '\xff\xd8\xff');

const drawnAnew = (file: Uint8Array): Promise<Buffer> =>
  sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
    // Turned as the camera says first: what says so is dropped with the rest.
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();

/** One at a time, so that no picture goes while it is being chosen. */
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

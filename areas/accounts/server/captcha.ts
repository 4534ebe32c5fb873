import { sql } from 'kysely';
import { plusSeconds, randomToken } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { writeOutbox } from './outbox.repository.ts';

const VALID_SECONDS = 300;
const TRIES = 3;
const LENGTH = 4;

/** Draws a captcha and answers its id and its picture as base64 PNG (accounts.md §3). */
export async function drawCaptcha(app: App): Promise<{ id: string; image: string }> {
  const picture = await pictureOf(app.site.settings['captcha.kind']);
  const id = randomToken(16);
  const now = app.clock.now();
  await app.db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await app.db
    .insertInto('captcha')
    .values({ id, answer: picture.text.toLowerCase(), expires_at: plusSeconds(now, VALID_SECONDS) })
    .execute();
  if (app.config.demo) {
    const to = { recipient: `captcha:${id}`, channel: 'captcha' as const };
    await writeOutbox(app.db, { ...to, text: picture.text, code: picture.text, sent_at: now });
  }
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(picture.data)).png({ compressionLevel: 9 }).toBuffer();
  return { id, image: png.toString('base64') };
}

// The drawing libraries are read when the first captcha is asked for: most starts never need them.
async function pictureOf(kind: 'digits' | 'alnum' | 'equation') {
  const { default: svgCaptcha } = await import('svg-captcha');
  const look = {
    size: LENGTH,
    noise: 3,
    color: true,
    background: '#fbf6ea',
    width: 150,
    height: 50,
  };
  if (kind === 'equation') return svgCaptcha.createMathExpr({ ...look, mathMin: 1, mathMax: 9 });
  return svgCaptcha.create(kind === 'digits' ? { ...look, charPreset: '0123456789' } : look);
}

/** Whether the answer is right; an id serves one right answer or three wrong ones. */
export async function takeCaptcha(app: App, id: string, answer: string): Promise<boolean> {
  const now = app.clock.now();
  const right = await app.db
    .deleteFrom('captcha')
    .where('id', '=', id)
    .where('answer', '=', answer.toLowerCase())
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .executeTakeFirst();
  if (right.numDeletedRows === 1n) return true;
  await app.db
    .updateTable('captcha')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .execute();
  return false;
}

import { Money, newId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import sharp from 'sharp';
import { REJECTIONS } from '../applications.api.ts';
import { PICTURE_MAX_BYTES } from '../applications.limits.ts';
import type { ApplicationRule } from './application-rule.ts';

interface Given extends Partial<ApplicationRule> {
  budget?: string;
}

/** A promotion that is applied for as it stands in the table, running. Answers its id. */
export async function givenPromotion(app: App, of: Given = {}): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  const { budget = '100000.0000', ...rule } = of;
  await insertPromotion(app.db, {
    id,
    kind: 'MANUAL',
    state: 'Running',
    title: { EN: 'Fiesta', TY: 'Pista' },
    summary: { EN: 'Apply', TY: 'Mag-apply' },
    rule: { cap: '10000.0000', turnoverTimes: 3, reapply: 1, reasons: [...REJECTIONS], ...rule },
    startsAt: now,
    endsAt: null,
    budget: Money.of(budget),
    madeAt: now,
    madeBy: 'test',
  });
  return id;
}

const SIDE = 64;
const drawn = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#f7c548' } });

export const png = () => drawn().png().toBuffer();

/** A JPG with words in its camera data and behind its end. */
export const jpgWith = async (words: string) =>
  Buffer.concat([
    await drawn()
      .withExif({ IFD0: { Copyright: words } })
      .jpeg()
      .toBuffer(),
    Buffer.from(words),
  ]);

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
export const gif = () => drawn().gif().toBuffer();
export const webp = () => drawn().webp().toBuffer();

/** A picture of exactly the largest size that is taken, and `more` bytes. */
export async function largest(more = 0): Promise<Buffer> {
  const picture = await png();
  return Buffer.concat([picture, Buffer.alloc(PICTURE_MAX_BYTES + more - picture.length)]);
}

/** A file as a form sends it. */
export interface SentFile {
  bytes: Buffer;
  name: string;
}

/** A form with a comment and pictures. */
export function formOf(comment: string | null, files: readonly SentFile[] = []): FormData {
  const form = new FormData();
  if (comment !== null) form.append('comment', comment);
  for (const { bytes, name } of files) {
    form.append('images', new Blob([new Uint8Array(bytes)]), name);
  }
  return form;
}

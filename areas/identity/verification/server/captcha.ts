import { plusSeconds, randomToken } from '@palaro/kernel';
import { writeSandboxNote } from '@palaro/delivery/server';
import { keyedDigest, type App } from '@palaro/server';
import { judgeAnswer, putCaptcha } from './captcha.repository.ts';
import { drawPicture } from './draw-picture.ts';
import { drawRiddle } from './draw-riddle.ts';

export const CAPTCHA_SECONDS = 300;
const TRIES = 3;

const digestOf = (app: App, id: string, answer: string) =>
  keyedDigest(app, 'verification.captcha', `${id}\n${answer.trim().toLowerCase()}`);

/** Draws a captcha; answers its id and its picture as base64 PNG (docs/domain/accounts.md §3). */
export async function drawCaptcha(app: App): Promise<{ id: string; image: string }> {
  const { shown, answer } = drawRiddle(app.site.settings['captcha.kind']);
  const image = await drawPicture(shown);
  const id = randomToken(16);
  const expires_at = plusSeconds(app.clock.now(), CAPTCHA_SECONDS);
  await putCaptcha(app.db, { id, digest: digestOf(app, id, answer), expires_at });
  await writeSandboxNote(app, `captcha:${id}`, answer);
  return { id, image };
}

/** Whether the answer is right. An id allows one right answer or three wrong ones (AC-13). */
export function takeCaptcha(app: App, id: string, answer: string): Promise<boolean> {
  const guess = { digest: digestOf(app, id, answer), now: app.clock.now(), most: TRIES };
  return judgeAnswer(app.db, id, guess);
}

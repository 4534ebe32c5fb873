import { plusSeconds, randomToken, type Language } from '@palaro/kernel';
import { writeSandboxNote } from '@palaro/delivery/server';
import { keyedDigest, type App } from '@palaro/server';
import { judgeAnswer, putCaptcha } from './captcha.repository.ts';
import { drawPicture } from './draw-picture.ts';
import { drawRiddle, drawSpoken } from './draw-riddle.ts';
import { sayDigits } from './say-digits.ts';

export const CAPTCHA_SECONDS = 300;
const TRIES = 3;

interface Captcha {
  id: string;
  /** A picture to show or a sound to play, in base64. */
  file: string;
}

const digestOf = (app: App, id: string, answer: string) =>
  keyedDigest(app, 'verification.captcha', `${id}\n${answer.trim().toLowerCase()}`);

/** Draws a captcha; answers it as a PNG (docs/domain/accounts.md §3). */
export async function drawCaptcha(app: App): Promise<Captcha> {
  const { shown, answer } = drawRiddle(app.site.settings['captcha.kind']);
  const file = await drawPicture(shown);
  return { id: await keepAnswer(app, answer), file };
}

/**
 * Says a captcha for people who cannot see one: digits, whatever kind the pictures show. Answers
 * it as a WAV file (docs/domain/accounts.md §3).
 */
export async function sayCaptcha(app: App, language: Language): Promise<Captcha> {
  const answer = drawSpoken(app.site.settings['captcha.kind']);
  const file = sayDigits(answer, language).toString('base64');
  return { id: await keepAnswer(app, answer), file };
}

async function keepAnswer(app: App, answer: string): Promise<string> {
  const id = randomToken(16);
  const expires_at = plusSeconds(app.clock.now(), CAPTCHA_SECONDS);
  await putCaptcha(app.db, { id, digest: digestOf(app, id, answer), expires_at });
  await writeSandboxNote(app, `captcha:${id}`, answer);
  return id;
}

/** Whether the answer is right. An id allows one right answer or three wrong ones (AC-13). */
export function takeCaptcha(app: App, id: string, answer: string): Promise<boolean> {
  const guess = { digest: digestOf(app, id, answer), now: app.clock.now(), most: TRIES };
  return judgeAnswer(app.db, id, guess);
}

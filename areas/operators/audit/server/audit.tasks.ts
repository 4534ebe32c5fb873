import { fillText } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import { inLanguage } from '@palaro/kernel';
import { defineTask, type App, type Tx } from '@palaro/server';
import { insertHead, lastEntry } from './audit.repository.ts';
import { HEAD_TEXTS } from './head-texts.ts';
import { publicKeyText, signHead, type Head } from './heads.ts';

/**
 * Signs the trail's end every hour and mails it, so that it is known outside of the site too
 * (docs/domain/responsible-gaming.md §6). An hour without entries has none.
 */
export const signTask = defineTask({
  name: 'audit.sign-head',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 1,
  run: ({ app, now }) =>
    app.db.transaction().execute(async (tx) => {
      const last = await lastEntry(tx);
      if (!last) return;
      const head = { ...last, at: now };
      const signature = signHead(app, head);
      if (await insertHead(tx, { ...head, signature })) await mailHead(app, tx, head, signature);
    }),
});

async function mailHead(app: App, tx: Tx, { seq, hash, at }: Head, signature: Buffer) {
  const { 'operators.mail': to, 'site.language': language, 'site.name': site } = app.site.settings;
  if (to === '') return;
  const texts = inLanguage(HEAD_TEXTS, language);
  const values = { site, seq, at: at.toISOString() };
  const lines = [
    fillText(texts.text, values),
    '',
    `hash: ${hash.toString('hex')}`,
    `signature: ${signature.toString('base64')}`,
    `key: ${publicKeyText(app)}`,
    '',
  ];
  const subject = fillText(texts.subject, values);
  await sendMail(app, { to, subject, text: lines.join('\n'), purpose: 'audit' }, tx);
}

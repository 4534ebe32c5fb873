import { sendMail } from '@palaro/delivery/server';
import { fillText } from '@palaro/api';
import { inLanguage } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { en } from '../operators.en.ts';
import { ty } from '../operators.ty.ts';
import './operators.tables.ts';

const WORDS = {
  locked: ['alarm.locked.subject', 'alarm.locked.text'],
  break_glass: ['alarm.break_glass.subject', 'alarm.break_glass.text'],
} as const;
type Alarm = keyof typeof WORDS;

/** Tells all active operators by mail, in the caller's transaction, and the log. */
export async function alarm(
  app: App,
  tx: Db,
  what: Alarm,
  values: Record<string, string | number>,
): Promise<void> {
  app.log.warn({ alarm: what, ...values }, 'an alarm for all operators');
  const people = await tx
    .selectFrom('operator')
    .select('mail')
    .where('state', '=', 'active')
    .execute();
  const [subject, text] = WORDS[what];
  const words = inLanguage({ EN: en, TY: ty }, app.site.settings['site.language']);
  for (const { mail } of people) {
    await sendMail(
      app,
      {
        to: mail,
        purpose: `operator-${what}`,
        subject: fillText(words[subject], values),
        text: fillText(words[text], values),
      },
      tx,
    );
  }
}

import { sendMail } from '@palaro/delivery/server';
import { fillText } from '@palaro/api';
import { inLanguage } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { en } from '../operators.en.ts';
import { ty } from '../operators.ty.ts';
import { holdersOf } from './operators.repository.ts';
import './operators.tables.ts';

const WORDS = {
  locked: ['alarm.locked.subject', 'alarm.locked.text'],
  break_glass: ['alarm.break_glass.subject', 'alarm.break_glass.text'],
  invite_asked: ['alarm.invite_asked.subject', 'alarm.invite_asked.text'],
  invite_agreed: ['alarm.invite_agreed.subject', 'alarm.invite_agreed.text'],
  invite_taken: ['alarm.invite_taken.subject', 'alarm.invite_taken.text'],
} as const;
type Alarm = keyof typeof WORDS;
type Values = Record<string, string | number>;

/** Tells all active operators by mail, in the caller's transaction, and the log. */
export async function alarm(app: App, tx: Db, what: Alarm, values: Values): Promise<void> {
  app.log.warn({ alarm: what, ...values }, 'an alarm for all operators');
  const people = tx.selectFrom('operator').select('mail').where('state', '=', 'active');
  await mailAll(app, tx, { what, values, people: await people.execute() });
}

/**
 * Tells everybody who lets operators in, so that no one of them makes another operator unseen. In
 * the caller's transaction.
 */
export async function tellManagers(app: App, tx: Db, what: Alarm, values: Values): Promise<void> {
  const ids = (await holdersOf(tx, 'operator.manage')).map(({ id }) => id);
  if (ids.length === 0) return;
  const people = tx.selectFrom('operator').select('mail').where('id', 'in', ids);
  await mailAll(app, tx, { what, values, people: await people.execute() });
}

interface AlarmMail {
  what: Alarm;
  values: Values;
  people: readonly { mail: string }[];
}

async function mailAll(app: App, tx: Db, { what, values, people }: AlarmMail): Promise<void> {
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

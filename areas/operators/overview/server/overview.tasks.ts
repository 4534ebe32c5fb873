import { fillText } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import { inLanguage } from '@palaro/kernel';
import { consoleOrigin, defineTask, type App, type Tx } from '@palaro/server';
import type { Alarm } from '../overview.api.ts';
import { ALARM_TEXTS } from './alarm-texts.ts';
import { alarmsOf, readMachines } from './alarms.ts';
import { readQueues } from './read-queues.ts';

interface On {
  alarm: Alarm;
  about: string;
}

/** Changes that wait are mailed by their own task, and findings with each reconciliation. */
const TOLD_ELSEWHERE = ({ alarm, about }: On) =>
  alarm === 'findings' || (alarm === 'late_work' && about === 'changes');

/** What changes while an alarm is on is no part of its name: it is still the same alarm. */
const nameOf = ({ alarm, about }: On) =>
  alarm === 'dead_jobs' || alarm === 'fold_lag' ? '' : about;

/**
 * Mails alarms to the operators' address, each once until it is over
 * (docs/domain/operator-console.md §8).
 */
export const mailAlarms = defineTask({
  name: 'overview.mail-alarms',
  every: { seconds: 60 },
  timeoutSeconds: 30,
  batch: 1,
  async run({ app, now }) {
    const [machines, queues] = await Promise.all([readMachines(app), readQueues(app)]);
    const on = alarmsOf(machines, queues.list, now).filter((one) => !TOLD_ELSEWHERE(one));
    await app.db.transaction().execute(async (tx) => {
      const fresh = await takeNew(tx, on, now);
      if (fresh.length > 0) await mail(app, tx, fresh);
    });
  },
});

/** Forgets what is over and notes what is new; answers what nobody else has noted meanwhile. */
async function takeNew(tx: Tx, on: readonly On[], now: Date): Promise<On[]> {
  const isOne = (of: On, row: { alarm: string; about: string }) =>
    of.alarm === row.alarm && nameOf(of) === row.about;
  for (const row of await tx.selectFrom('alarm_told').selectAll().execute())
    if (!on.some((one) => isOne(one, row)))
      await tx
        .deleteFrom('alarm_told')
        .where('alarm', '=', row.alarm)
        .where('about', '=', row.about)
        .execute();
  if (on.length === 0) return [];
  const noted = await tx
    .insertInto('alarm_told')
    .values(on.map((one) => ({ alarm: one.alarm, about: nameOf(one), since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['alarm', 'about'])
    .execute();
  return on.filter((one) => noted.some((row) => isOne(one, row)));
}

async function mail(app: App, tx: Tx, alarms: readonly On[]): Promise<void> {
  app.log.warn({ alarms: alarms.map(({ alarm, about }) => `${alarm} ${about}`) }, 'new alarms');
  const { 'operators.mail': to, 'site.language': language, 'site.name': site } = app.site.settings;
  if (to === '') return;
  const words = inLanguage(ALARM_TEXTS, language);
  const lines = alarms.map(({ alarm, about }) => fillText(words[alarm], { about }));
  const address = `${consoleOrigin(app.config)}/console/dashboard`;
  const subject = fillText(words.subject, { site, count: alarms.length });
  const text = [...lines, '', fillText(words.seen, { address })].join('\n');
  await sendMail(app, { to, subject, text, purpose: 'alarms' }, tx);
}

import { fillText, workTopic } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import { inLanguage, plusSeconds } from '@palaro/kernel';
import {
  consoleOrigin,
  defineTask,
  recordAudit,
  systemActor,
  type App,
  type Tx,
} from '@palaro/server';
import { EXPIRES_SECONDS, LATE_SECONDS } from '../changes.limits.ts';
import {
  insertStep,
  lockExpired,
  lockLate,
  setReminded,
  setState,
  type RequestRow,
} from './changes.repository.ts';
import { endWithoutChange, memberOf } from './kinds.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';
import { byTheServer } from './steps.ts';

/** Ends what nobody decided, and reminds of what waits too long. */
export const watchTask = defineTask({
  name: 'changes.watch-waiting',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 200,
  async run({ app, now, batch }) {
    const ended = await expireChanges(app, now, batch);
    const late = await remindOfChanges(app, now, batch);
    // What is late waits for more people.
    if (ended + late > 0) app.push.publish(workTopic, {});
  },
});

const expireChanges = (app: App, now: Date, batch: number) =>
  app.db.transaction().execute(async (tx) => {
    const over = await lockExpired(tx, now, batch);
    for (const row of over) {
      await setState(tx, row.id, { from: 'Pending', to: 'Expired', at: now });
      await endWithoutChange(app, tx, row);
      await insertStep(tx, byTheServer(row.id, 'expire', now));
    }
    for (const row of over) await recordEnd(tx, row, now);
    return over.length;
  });

const recordEnd = (tx: Tx, { id, kind, subject }: RequestRow, at: Date) =>
  recordAudit(tx, systemActor(watchTask.name), at, {
    action: 'change.expire',
    subject: `change:${id}`,
    after: { kind, of: subject },
    ...memberOf(subject),
  });

/**
 * Tells the operators' address of changes that wait for half of their time
 * (docs/domain/operator-console.md §8). From now on others may decide them too.
 */
const remindOfChanges = (app: App, now: Date, batch: number) =>
  app.db.transaction().execute(async (tx) => {
    const late = await lockLate(tx, now, plusSeconds(now, -LATE_SECONDS), batch);
    if (late.length === 0) return 0;
    const ids = late.map(({ id }) => id);
    await setReminded(tx, ids, now);
    for (const id of ids) await insertStep(tx, byTheServer(id, 'remind', now));
    app.log.warn({ changes: ids }, 'changes wait too long for a second person');
    await mailReminder(app, tx, late.length);
    return late.length;
  });

async function mailReminder(app: App, tx: Tx, count: number) {
  const { 'operators.mail': to, 'site.language': language, 'site.name': site } = app.site.settings;
  if (to === '') return;
  const texts = inLanguage(REMINDER_TEXTS, language);
  const values = {
    site,
    count,
    hours: LATE_SECONDS / 3_600,
    end: EXPIRES_SECONDS / 3_600,
    address: `${consoleOrigin(app.config)}/console/changes?mine=decide`,
  };
  const subject = fillText(texts.subject, values);
  const text = fillText(texts.text, values);
  await sendMail(app, { to, subject, text, purpose: 'changes' }, tx);
}

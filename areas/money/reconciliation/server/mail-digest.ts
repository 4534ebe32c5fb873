import { fillText } from '@palaro/api';
import { sendMail } from '@palaro/delivery/server';
import { dayIn, inLanguage } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { DIGEST_TEXTS } from './digest-texts.ts';
import { openByCheck } from './findings.repository.ts';

/** Each process logs only once that no address is set. */
const silence = defineService('reconciliation.silence', () => ({ told: false }));

/**
 * Mails the operators after a night's check how many findings are open: checks and counts, in the
 * deployment's language, and no members. If nothing is open, no mail is sent. If no address is set
 * (`operators.mail`), the log says so once.
 */
export async function mailDigest(app: App, day: string): Promise<void> {
  const open = await openByCheck(app.db);
  if (open.length === 0) return;
  const { 'operators.mail': to, 'site.language': language } = app.site.settings;
  if (to === '') {
    if (!silence(app).told)
      app.log.warn('open differences are mailed to nobody: operators.mail is empty');
    silence(app).told = true;
    return;
  }
  const { 'site.name': site, 'site.zone': zone } = app.site.settings;
  const texts = inLanguage(DIGEST_TEXTS, language);
  const count = open.reduce((sum, one) => sum + one.count, 0);
  const lines = open.map((one) => fillText(texts.line, { ...one, since: dayIn(zone, one.since) }));
  await sendMail(app, {
    to,
    subject: fillText(texts.subject, { site, day, count }),
    text: [
      fillText(texts.intro, { day }),
      '',
      ...lines,
      '',
      fillText(texts.sum, { count }),
      '',
    ].join('\n'),
    purpose: 'findings',
  });
}

import type { Query, Reply } from '@palaro/api';
import { Money, plusSeconds } from '@palaro/kernel';
import { listPage, wholeList, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { MessageRow, messagesApi } from '../console.api.ts';
import { dayOf } from './delivery-metrics.ts';
import { maskOf } from './list-outbox.ts';
import { countByProvider, lockMessage, pageOfMessages } from './outbox.repository.ts';
import { hidden } from './parcel.ts';
import { spentOn } from './sms-spend.repository.ts';

type Calls = typeof messagesApi;
const A_PAGE = 50;
const DAY_SECONDS = 86_400;

/** A page of the outbox. Codes show only in a demo; recipients are masked everywhere. */
export async function readMessages(
  app: App,
  { pageNum = 1, ...filter }: Query<Calls['messages']>,
): Promise<Reply<Calls['messages']>> {
  const place = { size: A_PAGE, skip: (pageNum - 1) * A_PAGE };
  const { rows, total } = await pageOfMessages(app.db, filter, place);
  const shown = (text: string, code: string | null) =>
    app.config.demo ? text : hidden(text, code);
  const list = rows.map((row) => ({
    id: row.id,
    to: maskOf(row.recipient),
    channel: row.channel,
    purpose: row.purpose,
    subject: shown(row.subject, row.code),
    text: shown(row.text, row.code),
    state: row.state as MessageRow['state'],
    provider: row.provider,
    tries: row.tries,
    sentAt: row.sent_at.toISOString(),
    retryable: row.state === 'failed' && !row.holds_code,
  }));
  return listPage(list, { pageNum, size: A_PAGE, total });
}

/** Each provider's last 24 hours, counted in the outbox, so that all nodes say the same. */
export async function readProviders(app: App): Promise<Reply<Calls['messageProviders']>> {
  const since = plusSeconds(app.clock.now(), -DAY_SECONDS);
  const rows = await countByProvider(app.db, since);
  return wholeList({
    list: rows.map(({ provider, channel, last_at, queued, sent, delivered, failed }) => ({
      provider,
      channel,
      lastAt: new Date(last_at).toISOString(),
      queued: Number(queued),
      sent: Number(sent),
      delivered: Number(delivered),
      failed: Number(failed),
    })),
    smsSpent: Money.text(Money.of((await spentOn(app.db, dayOf(app))).toFixed(4))),
    smsDayCap: Money.text(Money.of(app.site.settings['sms.dayCap'])),
  });
}

/** The recipient in full; the look and its reason are recorded first. Refuses `not_found`. */
export const readRecipient = (app: App, operator: Operator, id: string, reason: string) =>
  app.db.transaction().execute(async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row || row.state === 'withheld') throw refuse('not_found');
    const { channel, purpose } = row;
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `message:${id}`,
      after: { channel, purpose },
      reason: reason.trim(),
    });
    return { to: row.recipient };
  });

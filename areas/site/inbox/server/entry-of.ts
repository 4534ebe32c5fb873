import { dayIn, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageBody } from './inbox.tables.ts';

/** A message may come this long after what it speaks of. */
const DAYS_BEFORE = 7;
const DAY_SECONDS = 86_400;

/**
 * The address of what a message about money speaks of: a round or movement in the records, the
 * transfer's vendor, a promotion, or where an award waits. Null: it speaks of none, or that record
 * is off.
 */
export function entryOf({ site }: App, body: MessageBody, sentAt: Date): string | null {
  if (!('template' in body)) return null;
  const { switches, settings } = site;
  const { promotion, round, transfer } = body.values;
  if (round && switches.TRANSBETREPMEM3) return `/m/gameRecord?${new URLSearchParams({ round })}`;
  if (promotion && switches.REWCEN3) return `/m/activityDetail?id=${promotion}`;
  if (body.template === 'award_issued') return switches.REWCEN3 ? '/m/rewardCenter' : null;
  if (!transfer) return null;
  // Money that stayed at the vendor never moved, so no record has it.
  if (body.template !== 'transfer_returned') return '/m/transfer';
  if (!switches.TRANSREC3) return null;
  const day = (at: Date) => dayIn(settings['site.zone'], at);
  const days = `${day(plusSeconds(sentAt, -DAYS_BEFORE * DAY_SECONDS))}..${day(sentAt)}`;
  const query = new URLSearchParams({ days, kind: 'transfers', cause: transfer });
  return `/m/transaction/record?${query}`;
}

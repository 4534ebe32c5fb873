import { dayIn, Money, plusDays, plusSeconds } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import { spanOf, type App } from '@palaro/server';
import { sql } from 'kysely';
import { acceptChange } from '../console/cash-differences.ts';
import { closeDay } from '../settlement/close-day.ts';
import { importSettlement } from '../settlement/import-settlement.ts';
import { UNMATCHED } from './demo-deposits.ts';
import { PROVIDER, sandboxFee } from './demo-past.ts';

/** The newest days are closed too, as if the site had run all the time. */
const CLOSED_DAYS = 8;
const HOUR_SECONDS = 3_600;
/** Files are read this long after their day. */
const READ_SECONDS = 2 * HOUR_SECONDS;
/** What a sandbox payout costs; counts of 1/10,000. */
const PAYOUT_FEE = Money.of('10.0000');
/** Of one payment the file says that more was kept than its webhook did. */
const MORE = {
  method: 'GATEWAY',
  fee: Money.of('8.0000'),
  reason: 'A card of a foreign bank costs more, as the price list says',
};

/**
 * The sandbox provider's files of the demo's past, read day by day as the task reads them, and the
 * closings of the last days. Two things differ, as at a real site: a card's fee, which two people
 * accepted, and the money of a stranger, about which nobody has decided.
 */
export async function seedSettlements(app: App): Promise<void> {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, plusSeconds(app.clock.now(), -HOUR_SECONDS));
  const lines = await linesOf(app);
  const firstClosed = plusDays(today, -CLOSED_DAYS);
  const newest = Array.from({ length: CLOSED_DAYS }, (_, n) => plusDays(firstClosed, n));
  const dayOf = ({ at }: SettlementRow) => dayIn(zone, at);
  const days = new Set([...lines.map(dayOf), ...newest]);
  for (const day of [...days].filter((one) => one < today).sort()) {
    const { to } = await spanOf(app.db, day, zone);
    const at = plusSeconds(to, READ_SECONDS);
    const then: App = { ...app, clock: { now: () => at, advance: () => undefined } };
    const rows = lines.filter((line) => dayOf(line) === day);
    await importSettlement(then, { provider: PROVIDER, day, rows, actor: 'system' });
    if (day >= firstClosed) await closeDay(then, day);
  }
  await acceptFee(app);
}

/** Two people saw why the fee differs. */
async function acceptFee(app: App): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; version: number }>`
      select id, version from cash_difference where kind = 'fee' and state = 'Open'`.execute(tx);
    for (const { id, version } of rows) {
      const payload = { difference: id, version };
      const people = ['operator1', 'operator2'];
      await acceptChange.apply(app, tx, { id, payload, reason: MORE.reason, people });
    }
  });
}

interface Row extends Pick<SettlementRow, 'kind' | 'reference' | 'at'> {
  id: string;
  method: string | null;
  gross: string;
}

/** What the provider paid and took, as it would list it. */
async function linesOf(app: App): Promise<SettlementRow[]> {
  const { rows } = await sql<Row>`
    with paid as (
      select d.provider_id id, d.reference, d.method, coalesce(d.received, d.amount) gross, d.state,
        coalesce(d.paid_at, d.ended_at) at
      from deposit_order d where d.provider = ${PROVIDER} and d.state in ('Paid', 'Returned')
    ), sent as (
      select a.provider_id id, a.key reference, a.amount gross, a.state, w.paid_at, a.ended_at
      from payout_attempt a join withdrawal_order w
        on w.member_id = a.member_id and w.id = a.order_id
      where a.provider = ${PROVIDER} and a.state in ('Paid', 'Returned'))
    select 'payment' kind, id, reference, method, gross, at from paid
    union all select 'refund', id, reference, null, gross, at from paid where state = 'Returned'
    union all select 'payout', id, reference, null, gross, paid_at from sent
    union all select 'reversal', id, reference, null, gross, ended_at from sent
      where state = 'Returned'`.execute(app.db);
  const { providerId: id, amount, hoursAgo } = UNMATCHED;
  const stranger: Row = {
    kind: 'payment',
    id,
    reference: null,
    method: null,
    gross: String(Money.of(amount)),
    at: plusSeconds(app.clock.now(), -hoursAgo * HOUR_SECONDS),
  };
  return [...rows, stranger].map((row) => lineOf(row, app.site.settings['site.currency']));
}

function lineOf({ id, method, gross: count, ...row }: Row, currency: string): SettlementRow {
  const gross = BigInt(count);
  const more = method === MORE.method ? MORE.fee : 0n;
  const fees = { payment: sandboxFee(gross) + more, payout: PAYOUT_FEE, refund: 0n, reversal: 0n };
  const fee = fees[row.kind];
  const back = { payment: '', payout: '', refund: '/refund', reversal: '/returned' };
  const line = `${id}${back[row.kind]}`;
  const net = row.kind === 'payment' ? gross - fee : gross + fee;
  return { ...row, line, providerId: id, gross, fee, net, currency };
}

import { dayIn, plusSeconds } from '@palaro/kernel';
import { PROVIDERS, UnreadableFile, providerByCode, type SettlementRow } from '@palaro/providers';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { sql } from 'kysely';
import '../../cashier.errors.ts';
import { importLines, type DatedRow, type Imported } from './import-settlement.ts';

const DAY_SECONDS = 86_400;
/** Providers settle a card's payment some working days late; only then is a line missing. */
const SETTLED_WITHIN_DAYS = 7;
/** So far back it is looked for. */
const LOOKED_FOR_DAYS = 31;

interface Upload {
  provider: string;
  file: Uint8Array;
}

/** Providers whose files people upload, whether the site is connected to them or not. */
export const listSettlementProviders = () => ({
  list: PROVIDERS.flatMap(({ code, name, readSettlement }) =>
    readSettlement ? [{ code, name }] : [],
  ),
});

/**
 * Reads a provider's export of any days (docs/domain/payments.md §9), whole or not at all. What was
 * read before changes nothing. Refuses `not_found`, `settlement.columns`, `statement.unreadable`.
 */
export async function uploadSettlement(
  app: App,
  operator: Operator,
  { provider, file }: Upload,
): Promise<Imported> {
  const zone = app.site.settings['site.zone'];
  const named = await withOurIds(app, provider, rowsOf(app, provider, file));
  const rows: DatedRow[] = named
    .map((row) => ({ ...row, day: dayIn(zone, row.at) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const first = rows[0];
  const last = rows.at(-1);
  // A file without lines of ours says nothing.
  if (!first || !last) throw refuse('statement.unreadable', line(1));
  const { day } = last;
  const span = await lookedFor(app, provider, first.at, last.at);
  const actor = `operator/${operator.name}`;
  return importLines(app, { provider, day, span, rows, actor }, async (tx, done) => {
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `settlement:${provider}`,
      after: { from: first.day, to: day, ...done },
    });
  });
}

const line = (at: number) => ({ data: { line: at }, values: { line: at } });

function rowsOf(app: App, provider: string, file: Uint8Array): readonly SettlementRow[] {
  const read = providerByCode(provider)?.readSettlement;
  if (!read) throw refuse('not_found');
  try {
    return read(file, app.site.settings['site.currency']);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.lacks.length === 0) throw refuse('statement.unreadable', line(error.line));
    const columns = [...error.lacks];
    throw refuse('settlement.columns', {
      data: { columns },
      values: { columns: columns.join(', ') },
    });
  }
}

/**
 * Files name a payment by an id that its events do not tell (an invoice's by its charge), and by
 * our reference, which tells the id that we know; what goes back is `{reference}-return`.
 */
async function withOurIds(
  { db }: App,
  provider: string,
  rows: readonly SettlementRow[],
): Promise<readonly SettlementRow[]> {
  const references = [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
  const { rows: found } = await sql<{ reference: string; id: string }>`
    select f.reference, coalesce(d.provider_id, a.provider_id) id
    from unnest(${references}::text[]) f (reference)
      join payment_reference r on r.reference = split_part(f.reference, '-', 1)
      left join deposit_order d on r.kind = 'deposit' and d.member_id = r.member_id
        and d.id = r.order_id and d.provider = ${provider}
      left join payout_attempt a on r.kind = 'withdrawal' and a.member_id = r.member_id
        and a.order_id = r.order_id and a.key = f.reference and a.provider = ${provider}
    where coalesce(d.provider_id, a.provider_id) is not null`.execute(db);
  const ids = new Map(found.map(({ reference, id }) => [reference, id]));
  return rows.map((row) => ({
    ...row,
    providerId: ids.get(row.reference ?? '') ?? row.providerId,
  }));
}

/**
 * What was booked long enough before the file's last line must have a line by now, but nothing from
 * before the first file of this provider.
 */
async function lookedFor({ db, clock }: App, provider: string, first: Date, last: Date) {
  const until = Math.min(last.getTime(), clock.now().getTime());
  const to = plusSeconds(new Date(until), -SETTLED_WITHIN_DAYS * DAY_SECONDS);
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) at from settlement_line where provider = ${provider}`.execute(db);
  const begin = Math.min(first.getTime(), rows[0]?.at?.getTime() ?? Infinity);
  const oldest = plusSeconds(to, -LOOKED_FOR_DAYS * DAY_SECONDS);
  return { from: new Date(Math.max(begin, oldest.getTime())), to };
}

import type { Money } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import { spanOf, type App, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import { keepUnmatched } from '../payments/keep-unmatched.ts';
import { connected } from '../payments/provider-line.ts';
import { readBooked, readWithoutLine } from './booked.repository.ts';
import { judgeLine, type Booked, type Verdict } from './judge-line.ts';
import { keepDifferences, settleDifferences, type NewDifference } from './keep-differences.ts';
import { movesOf, postMoves, settles } from './settlement-moves.ts';

export interface Imported {
  /** Lines that were not read before. */
  lines: number;
  differences: number;
}

interface File {
  provider: string;
  /** `YYYY-MM-DD`, Manila. */
  day: string;
  rows: readonly SettlementRow[];
  /** `system` or `operator/<name>`. */
  actor: string;
}

/**
 * Reads one day's file of a provider (docs/domain/payments.md §9): keeps its lines, posts what
 * reached or left our bank, and lists what does not agree, in one commit. The same file again
 * changes nothing.
 */
export async function importSettlement(app: App, file: File): Promise<Imported> {
  const { provider, day, rows, actor } = file;
  const span = await spanOf(app.db, day, app.site.settings['site.zone']);
  const inFile = new Set(rows.map(({ providerId }) => providerId));
  const lacking = (await readWithoutLine(app.db, provider, span)).filter(
    ({ providerId }) => !inFile.has(providerId),
  );
  const missing = await allMissingThere(app, file, lacking);
  return app.db.transaction().execute(async (tx) => {
    const fresh = await insertLines(app, tx, file);
    const ids = fresh.map(({ providerId }) => providerId);
    const booked = await readBooked(tx, provider, ids);
    const missingThen = { provider, kind: 'missing_there', providerIds: ids } as const;
    await settleDifferences(app, tx, missingThen, { note: 'a later file' });
    const found: NewDifference[] = [];
    for (const row of fresh) {
      const order = booked.get(row.providerId) ?? null;
      const verdicts = judgeLine(row, order, app.site.settings['site.currency']);
      found.push(...verdicts.map((verdict) => lineDiffers(file, row, order, verdict)));
      if (verdicts.some(({ kind }) => kind === 'currency')) continue;
      const moves = movesOf(provider, row, order?.about ?? 'payment');
      await postMoves(tx, moves, { actor, at: app.clock.now() });
      if (!order && row.kind === 'payment') await waitForMatch(app, tx, provider, row);
    }
    found.push(...(await changedLines(tx, file)), ...missing);
    await sql`insert into settlement_file (provider, day, imported_at, actor)
      values (${provider}, ${day}, ${app.clock.now()}, ${actor}) on conflict do nothing`.execute(
      tx,
    );
    return { lines: fresh.length, differences: await keepDifferences(app, tx, found) };
  });
}

const lineText = (rows: readonly SettlementRow[]) =>
  JSON.stringify(
    rows.map((row) => ({
      ...{ line: row.line, kind: row.kind, provider_id: row.providerId, reference: row.reference },
      ...{ gross: String(row.gross), fee: String(row.fee), net: String(row.net) },
      ...{ currency: row.currency, at: row.at.toISOString() },
    })),
  );

const LINE_SHAPE = sql`r (line text, kind text, provider_id text, reference text, gross bigint,
  fee bigint, net bigint, currency text, at timestamptz)`;

/** Those that were not known. */
async function insertLines(app: App, tx: Tx, { provider, day, rows }: File) {
  const { rows: added } = await sql<{ line: string }>`
    insert into settlement_line (provider, line, day, kind, provider_id, reference, gross, fee, net,
        currency, at, imported_at)
      select ${provider}, line, ${day}, kind, provider_id, reference, gross, fee, net, currency,
        at, ${app.clock.now()}
      from jsonb_to_recordset(${lineText(rows)}::jsonb) ${LINE_SHAPE}
    on conflict do nothing returning line`.execute(tx);
  const lines = new Set(added.map(({ line }) => line));
  return rows.filter(({ line }) => lines.has(line));
}

/** Lines that say something else than when they were read first; the first word stays booked. */
async function changedLines(tx: Tx, file: File): Promise<NewDifference[]> {
  const { rows } = await sql<{ line: string; net: string }>`
    select l.line, l.net from settlement_line l
      join jsonb_to_recordset(${lineText(file.rows)}::jsonb) ${LINE_SHAPE} using (line)
    where l.provider = ${file.provider} and (l.kind, l.provider_id, l.gross, l.fee, l.net,
        l.currency) is distinct from
      (r.kind, r.provider_id, r.gross, r.fee, r.net, r.currency)`.execute(tx);
  const before = new Map(rows.map(({ line, net }) => [line, BigInt(net)]));
  return file.rows.flatMap((row) => {
    const expected = before.get(row.line);
    if (expected === undefined) return [];
    return [lineDiffers(file, row, null, { kind: 'changed', expected, told: row.net })];
  });
}

function lineDiffers(
  { provider, day }: File,
  row: SettlementRow,
  order: Booked | null,
  { kind, expected, told }: Verdict,
): NewDifference {
  return {
    ...{ provider, day, kind, expected, told, subject: row.line, lineKind: row.kind },
    ...{ providerId: row.providerId, reference: order?.reference ?? row.reference },
    ...{ memberId: order?.memberId ?? null, orderId: order?.orderId ?? null, answer: null },
    off: kind === 'amount' && order ? writeOff(row, order) : null,
  };
}

/** What stays in the account between order and file, until two people take it as a cost. */
function writeOff({ kind, gross }: Pick<SettlementRow, 'kind' | 'gross'>, order: Booked) {
  const { account, comes } = settles(kind, order.about);
  const left: Money = order.amount - gross;
  return { account, amount: comes ? left : -left };
}

/** A provider is asked so many questions at once, however much its file lacks. */
const ASKED_AT_ONCE = 5;

type Lacking = Booked & { providerId: string };

async function allMissingThere(app: App, file: File, lacking: readonly Lacking[]) {
  const found: NewDifference[] = [];
  for (let from = 0; from < lacking.length; from += ASKED_AT_ONCE) {
    const some = lacking.slice(from, from + ASKED_AT_ONCE);
    found.push(...(await Promise.all(some.map((one) => missingThere(app, file, one)))));
  }
  return found;
}

/** Booked here, not in the file: the provider is asked what it knows. */
async function missingThere(
  app: App,
  { provider, day }: File,
  one: Lacking,
): Promise<NewDifference> {
  const { providerId, reference } = one;
  const to = connected(app, provider);
  const answer =
    to &&
    (one.about === 'payment'
      ? await to.provider.queryPayment(to.line, { reference, providerId })
      : await to.provider.queryPayout(to.line, { key: reference, providerId }));
  return {
    ...{ provider, day, kind: 'missing_there', subject: providerId, lineKind: one.about },
    ...{ providerId, reference, memberId: one.memberId, orderId: one.orderId },
    ...{ expected: one.amount, told: null, off: null },
    answer: answer === null ? null : answer.is === 'ok' ? answer.state : answer.is,
  };
}

/** Money that a file brought and that no order knows waits beside other unmatched money. */
const waitForMatch = (app: App, tx: Tx, provider: string, row: SettlementRow) =>
  keepUnmatched(
    app,
    provider,
    {
      ...{ about: 'payment', what: 'paid', id: row.line, at: row.at },
      ...{ providerId: row.providerId, reference: row.reference },
      paid: {
        ...{ amount: row.gross, currency: row.currency, fee: row.fee, at: row.at },
        ...{ payerName: null, channelReference: row.reference },
      },
    },
    tx,
  );

import type { Money } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import { spanOf, type App, type Span, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { DifferenceKind } from '../../differences.ts';
import { keepLinesUnmatched } from '../payments/keep-unmatched.ts';
import { connected } from '../payments/provider-line.ts';
import { readBooked, readWithoutLine } from './booked.repository.ts';
import { aboutOf, judgeLine, type Booked, type Verdict } from './judge-line.ts';
import { keepDifferences, settleDifferences, type NewDifference } from './keep-differences.ts';
import { movesOf, postMoves, settles, type HouseMove } from './settlement-moves.ts';

export interface Imported {
  /** Lines that were not read before. */
  lines: number;
  differences: number;
}

/** A line with the day of its file, `YYYY-MM-DD`, Manila. */
export type DatedRow = SettlementRow & { day: string };

interface File {
  provider: string;
  /** What the file lacks is told of this day. */
  day: string;
  /** Of what was booked in this time, its lines must be known now. */
  span: Span;
  rows: readonly DatedRow[];
  /** `system` or `operator/<name>`. */
  actor: string;
}

/**
 * Reads one day's file of a provider (docs/domain/payments.md §9): keeps its lines, posts what
 * reached or left our bank, and lists what does not agree, in one commit. The same file again
 * changes nothing.
 */
export async function importSettlement(
  app: App,
  { rows, ...file }: Omit<File, 'span' | 'rows'> & { rows: readonly SettlementRow[] },
): Promise<Imported> {
  const { day } = file;
  const span = await spanOf(app.db, day, app.site.settings['site.zone']);
  return importLines(app, { ...file, span, rows: rows.map((row) => ({ ...row, day })) });
}

/** The same for a file of any days; `also` joins its commit. */
export async function importLines(
  app: App,
  file: File,
  also?: (tx: Tx, done: Imported) => Promise<void>,
): Promise<Imported> {
  const { provider, day, span, rows, actor } = file;
  const inFile = new Set(rows.map(({ providerId }) => providerId));
  const lacking = (await readWithoutLine(app.db, provider, span)).filter(
    ({ providerId }) => !inFile.has(providerId),
  );
  const missing = await allMissingThere(app, file, lacking);
  return app.db.transaction().execute(async (tx) => {
    const fresh = await insertLines(app, tx, file);
    const found = await judgeLines(app, tx, file, fresh);
    found.push(...(await changedLines(tx, file)), ...missing);
    await sql`insert into settlement_file (provider, day, imported_at, actor)
      select ${provider}, d, ${app.clock.now()}, ${actor}
        from unnest(${[...new Set([day, ...rows.map((row) => row.day)])]}::date[]) d
      on conflict do nothing`.execute(tx);
    const done = { lines: fresh.length, differences: await keepDifferences(app, tx, found) };
    await also?.(tx, done);
    return done;
  });
}

/** Posts what new lines say, and gives what is wrong with them. */
async function judgeLines(app: App, tx: Tx, file: File, fresh: readonly DatedRow[]) {
  const { provider, actor } = file;
  const ids = fresh.map(({ providerId }) => providerId);
  const booked = await readBooked(tx, provider, ids);
  const back = new Set(fresh.flatMap((row) => (row.kind === 'reversal' ? [row.providerId] : [])));
  const settle = (kind: DifferenceKind, providerIds: readonly string[], note: string) =>
    settleDifferences(app, tx, { provider, kind, providerIds }, { note });
  await settle('missing_there', ids, 'a later file');
  const backToUs = [...back].filter((id) => booked.get(id)?.about === 'payout');
  await settle('missing_here', backToUs, 'a later line takes it back');
  const found: NewDifference[] = [];
  const moves: HouseMove[] = [];
  // Money that no order knows waits beside other unmatched money.
  const strange: DatedRow[] = [];
  for (const row of fresh) {
    const order = explainedBy(booked.get(row.providerId) ?? null, back.has(row.providerId));
    const verdicts = judgeLine(row, order, app.site.settings['site.currency']);
    found.push(...verdicts.map((verdict) => lineDiffers(file, row, order, verdict)));
    if (verdicts.some(({ kind }) => kind === 'currency')) continue;
    moves.push(...movesOf(provider, row, aboutOf(row, order)));
    if (!order && row.kind === 'payment') strange.push(row);
  }
  await postMoves(tx, moves, { actor, at: app.clock.now() });
  await keepLinesUnmatched(app, tx, provider, strange);
  return found;
}

/** A payout that failed explains that it left only beside the line that brings it back. */
const explainedBy = (order: Booked | null, isBack: boolean): Booked | null =>
  order && isBack && order.about === 'payout' && !order.explains.includes('payout')
    ? { ...order, explains: [...order.explains, 'payout'] }
    : order;

const lineText = (rows: readonly DatedRow[]) =>
  JSON.stringify(
    rows.map((row) => ({
      line: row.line,
      day: row.day,
      kind: row.kind,
      provider_id: row.providerId,
      reference: row.reference,
      gross: String(row.gross),
      fee: String(row.fee),
      net: String(row.net),
      currency: row.currency,
      at: row.at.toISOString(),
    })),
  );

const LINE_SHAPE = sql`r (line text, day date, kind text, provider_id text, reference text,
  gross bigint, fee bigint, net bigint, currency text, at timestamptz)`;

/** Those that were not known. */
async function insertLines(app: App, tx: Tx, { provider, rows }: File) {
  const { rows: added } = await sql<{ line: string }>`
    insert into settlement_line (provider, line, day, kind, provider_id, reference, gross, fee, net,
        currency, at, imported_at)
      select ${provider}, line, day, kind, provider_id, reference, gross, fee, net, currency,
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
  { provider }: File,
  { day, ...row }: DatedRow,
  order: Booked | null,
  { kind, expected, told }: Verdict,
): NewDifference {
  return {
    provider,
    day,
    kind,
    expected,
    told,
    subject: row.line,
    lineKind: row.kind,
    providerId: row.providerId,
    reference: order?.reference ?? row.reference,
    memberId: order?.memberId ?? null,
    orderId: order?.orderId ?? null,
    answer: null,
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
    provider,
    day,
    kind: 'missing_there',
    subject: providerId,
    lineKind: one.about,
    providerId,
    reference,
    memberId: one.memberId,
    orderId: one.orderId,
    expected: one.amount,
    told: null,
    off: null,
    answer: answer === null ? null : answer.is === 'ok' ? answer.state : answer.is,
  };
}

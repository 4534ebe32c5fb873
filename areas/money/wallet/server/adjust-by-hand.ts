import type { PlainCode } from '@palaro/api';
import { plusSeconds, type MemberId, type Money } from '@palaro/kernel';
import { cash, house, type LedgerItem } from '@palaro/ledger';
import { refuse, type App } from '@palaro/server';
import { ADJUST_REASONS, type AdjustReason } from '../wallet.api.ts';
import { adjustRefusal, adjustRows, isLastWord, samePerson } from './adjust-rows.ts';
import * as adjusts from './adjusts.repository.ts';
import { bookOf } from './books.ts';
import { isUuid } from './tokens.ts';
import { ledgerOf } from './wallet.service.ts';

/** A second person must decide within this time (docs/domain/operator-console.md §3). */
const EXPIRES_SECONDS = 24 * 3_600;
const NOTE_MAX = 500;

/** A correction as its maker writes it. The maker chooses `id`: the same id is the same request. */
export interface AdjustDraft {
  id: string;
  member: MemberId;
  /** Signed; a positive amount is a gain for the member. */
  amount: Money;
  reason: AdjustReason;
  /** What happened; only operators read it. */
  note: string;
}

/**
 * Proposes a correction of a member's cash. No money moves before a second person confirms it
 * (docs/domain/ledger.md §3, four eyes). `by` is the operator's name. Refuses
 * `console.reason_required`, `not_found`, `account.trial`, and `idempotency_mismatch` where the id
 * belongs to another request.
 */
export async function proposeAdjust(app: App, draft: AdjustDraft, by: string) {
  const { id, member, amount, reason } = draft;
  const [maker, note] = [personOf(by), draft.note.trim()];
  if (!isUuid(id) || amount === 0n || note.length > NOTE_MAX) throw refuse('malformed');
  if (!ADJUST_REASONS.includes(reason) || note === '') throw refuse('console.reason_required');
  const book = await bookOf(app, member);
  if (!book) throw refuse('not_found');
  if (book.realm !== 'R') throw refuse('account.trial');
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const times = { made_at: at, expires_at: plusSeconds(at, EXPIRES_SECONDS) };
    const values = { id, member_id: member, amount: String(amount), reason, note, maker };
    if (!(await adjusts.insertRequest(tx, { ...values, ...times }))) return;
    await adjusts.insertAct(tx, { request: id, act: 'propose', actor: maker, note, at });
  });
  const made = await readAdjust(app, id);
  const same =
    made.member === member &&
    made.amount === amount &&
    made.reason === reason &&
    made.note === note &&
    samePerson(made.maker, maker);
  if (!same) throw refuse('idempotency_mismatch');
  return made;
}

/**
 * Confirms a correction. The last confirmation posts the money, once, in the same commit. Up to
 * 100,000.0000 that is the second person's confirmation, above it the third's. Whoever confirmed
 * may repeat the call. Refuses `console.second_person` to the maker, `adjust.ended`,
 * `adjust.expired`, and `adjust.insufficient` where cash would go below zero; nothing changes then.
 */
export async function confirmAdjust(app: App, id: string, by: string) {
  const checker = personOf(by);
  const found = await readAdjust(app, id);
  if (found.state === 'Applied' && hasDone(found, 'confirm', checker)) return found;
  if (await isLast(app, id, checker)) await post(app, found, checker);
  const now = await readAdjust(app, id);
  // Two people confirmed at the same time, and the other one's confirmation posted the money.
  if (!hasDone(now, 'confirm', checker)) throw refuse('adjust.ended');
  return now;
}

/**
 * Notes the confirmation if it is not the last one. Returns whether it is the last one, which the
 * ledger's commit notes instead.
 */
function isLast(app: App, id: string, checker: string): Promise<boolean> {
  const at = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const request = await adjusts.lockRequest(tx, id);
    if (!request) throw refuse('not_found');
    const refusal = adjustRefusal(request, checker, at);
    if (refusal) throw refuse(refusal);
    if (isLastWord(request, checker)) return true;
    await adjusts.insertAct(tx, { request: id, act: 'confirm', actor: checker, at });
    return false;
  });
}

/** The codes that an operator sees for the ledger's refusals. */
const REFUSALS = new Map<string, PlainCode>([
  ['insufficient', 'adjust.insufficient'],
  ['adjust.ended', 'adjust.ended'],
  ['adjust.expired', 'adjust.expired'],
  ['console.second_person', 'console.second_person'],
  ['not_found', 'not_found'],
  ['try_again', 'try_again'],
]);

async function post(app: App, request: Adjust, checker: string): Promise<void> {
  const { id, member, amount, reason } = request;
  const book = await bookOf(app, member);
  if (!book) throw refuse('not_found');
  const account = house('ADJUST', '', reason);
  const item: LedgerItem = {
    does: 'post',
    member,
    book: book.book,
    key: `adjust/${id}`,
    input: `${amount} ${reason}`,
    kind: 'manualAdjust',
    cause: { kind: 'adjust', id },
    // For vendors' movements the actor is the vendor's code. No vendor's code looks like this.
    actor: `operator/${checker}`,
    at: app.clock.now(),
    legs: [
      amount > 0n
        ? { from: account, to: cash, amount }
        : { from: cash, to: account, amount: -amount },
    ],
    own: [{ name: adjustRows.name, row: { request: id, by: checker } }],
  };
  const [answer] = await ledgerOf(app).commit([item]);
  if (answer?.is === 'posted' || answer?.is === 'repeated') return;
  const code = answer?.code ?? '';
  const refusal = REFUSALS.get(code);
  throw refusal ? refuse(refusal) : new Error(`a correction was refused: ${code}`);
}

/**
 * Ends a request without moving money. The maker withdraws it; anybody else rejects it. The same
 * person may repeat the call. Refuses `adjust.ended` and `adjust.expired`.
 */
export async function declineAdjust(app: App, id: string, by: string, why = '') {
  const [person, note] = [personOf(by), why.trim()];
  if (note.length > NOTE_MAX) throw refuse('malformed');
  const found = await readAdjust(app, id);
  const own = samePerson(found.maker, person);
  if (hasDone(found, own ? 'withdraw' : 'reject', person)) return found;
  const at = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const request = await adjusts.lockRequest(tx, id);
    if (!request) throw refuse('not_found');
    const refusal = adjustRefusal(request, person, at);
    if (refusal && refusal !== 'console.second_person') throw refuse(refusal);
    const act = own ? 'withdraw' : 'reject';
    const state = own ? 'Withdrawn' : 'Rejected';
    await adjusts.insertAct(tx, { request: id, act, actor: person, note, at });
    await adjusts.endRequest(tx, id, { state, ended_by: person, ended_at: at });
  });
  return readAdjust(app, id);
}

type Adjust = Awaited<ReturnType<typeof readAdjust>>;

/** Reads a request with all its acts, in order. Refuses `not_found`. */
async function readAdjust(app: App, id: string) {
  const row = isUuid(id) ? await adjusts.findRequest(app.db, id) : undefined;
  if (!row) throw refuse('not_found');
  const waits = row.state === 'Pending';
  return {
    id,
    member: row.member_id,
    amount: BigInt(row.amount),
    reason: row.reason,
    note: row.note,
    maker: row.maker,
    state: waits && app.clock.now() >= row.expires_at ? ('Expired' as const) : row.state,
    expiresAt: row.expires_at,
    acts: await adjusts.listActs(app.db, id),
  };
}

const hasDone = ({ acts }: Adjust, act: string, person: string) =>
  acts.some((one) => one.act === act && samePerson(one.by, person));

/** The operator's name. It must not be empty, because every change of money has a name to it. */
function personOf(by: string): string {
  const name = by.trim();
  if (name === '') throw refuse('no_permission');
  return name;
}

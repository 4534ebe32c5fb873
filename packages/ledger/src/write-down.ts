import { digest } from './accounts.ts';
import type { Draft } from './draft.ts';
import type { LedgerAnswer, LedgerItem, PostItem } from './items.ts';
import { changedRound, newRound, roundId, type RoundChange, type RoundRow } from './rounds.ts';
import type { Running } from './running.ts';
import {
  keyOf,
  roundOf,
  type AccountRow,
  type HoldRow,
  type KeyOutcome,
  type PostingRow,
  type TransferWrite,
} from './state.ts';

/**
 * Keeps a key that moves nothing: a tombstone (2), a note (3) or a reversal's id (4). Returns null,
 * the transfer id of such a key.
 */
export function note(
  run: Running,
  item: LedgerItem,
  key: string,
  input: string,
  outcome: Exclude<KeyOutcome, 1>,
): null {
  keepKey(run, item.member, key, input, outcome, null);
  return null;
}

function keepKey(
  run: Running,
  member: string,
  key: string,
  input: string,
  outcome: KeyOutcome,
  transferId: string | null,
): void {
  const row = { member, key: digest(key), input: digest(input), outcome, transferId };
  // The key exists already where a rollback was tombstoned; the tombstone stays.
  if (run.keys.has(keyOf(member, row.key))) return;
  run.keys.set(keyOf(member, row.key), row);
  run.rows.keys.push(row);
}

/** How a transfer relates to others; kind and cause only where they differ from the item's. */
type Links = Pick<TransferWrite, 'key' | 'phase' | 'pendingId' | 'reverses'> & {
  kind?: string;
  causeKind?: string;
  causeId?: string;
};

/** Makes the item's draft the running state and writes its transfer. Returns the transfer's id. */
export function post(run: Running, item: LedgerItem, draft: Draft, links: Links): string {
  const id = run.takeId();
  const { kind = item.kind, causeKind = item.cause.kind, causeId = item.cause.id } = links;
  const { key, phase, pendingId, reverses } = links;
  const { member, book, actor = 'system', at, input } = item;
  run.accounts.set(member, draft.accounts);
  // Build the row without spreading, which would cost more than all other steps here.
  const { transfers, postings } = run.rows;
  transfers.push({
    member,
    id,
    key,
    kind,
    phase,
    pendingId,
    causeKind,
    causeId,
    reverses,
    actor,
    at,
  });
  for (const { leg, from, to, amount, fromAfter, toAfter } of draft.postings) {
    postings.push({ member, transferId: id, leg, book, from, to, amount, fromAfter, toAfter });
    touch(run, member, draft.accounts.get(from));
    touch(run, member, draft.accounts.get(to));
  }
  keepKey(run, member, key, input, 1, id);
  const target = { transferId: id, kind, causeKind, causeId, pendingId, postings: draft.postings };
  run.targets.set(keyOf(member, id), target);
  return id;
}

/** House accounts have no wallet row, so `account` is undefined for them. */
function touch(run: Running, member: string, account: AccountRow | undefined): void {
  if (account) run.touched.set(keyOf(member, account.id), { member, account });
}

const inHold = (draft: Draft, side: (posting: PostingRow) => string) =>
  draft.postings
    .filter((posting) => draft.accounts.get(side(posting))?.kind === 'HOLD')
    .reduce((sum, posting) => sum + posting.amount, 0n);

/** Opens a hold for the money that an item put aside, under its transfer. */
export function openHold(
  run: Running,
  item: PostItem,
  transferId: string,
  draft: Draft,
  more: Partial<HoldRow> = {},
): void {
  const amount = inHold(draft, (posting) => posting.to);
  const { kind, cause } = item;
  const open = { state: 'P', against: null, by: null } as const;
  const hold = { ...open, amount, kind, causeId: cause.id, ...more };
  changeHold(run, item.member, transferId, hold, item.holds?.expiresAt);
}

/** Ends a hold with the transfer of this draft, which must move all of it. */
export function closeHold(
  run: Running,
  member: string,
  transferId: string,
  end: { state: 'C' | 'V'; by: string | null },
  draft: Draft,
): void {
  const hold = run.holds.get(keyOf(member, transferId));
  // A leave that tells its wins takes them into the hold first.
  const out = inHold(draft, (posting) => posting.from);
  if (!hold || out - inHold(draft, (posting) => posting.to) !== hold.amount) {
    throw new Error(`a hold is resolved with another amount: ${member} ${transferId}`);
  }
  changeHold(run, member, transferId, { ...hold, ...end });
}

/** Makes `now` the hold's running state. */
export function changeHold(
  run: Running,
  member: string,
  transferId: string,
  now: HoldRow,
  expiresAt: Date | null = null,
): void {
  const key = keyOf(member, transferId);
  run.holds.set(key, now);
  const until = run.touchedHolds.get(key)?.expiresAt ?? expiresAt;
  run.touchedHolds.set(key, { ...now, member, transferId, expiresAt: until });
}

/** Changes the item's round, if it names one. Returns the round and its state before. */
export function changeRound(
  run: Running,
  item: LedgerItem,
  change: (old: RoundRow) => RoundChange,
): LedgerAnswer['round'] {
  if (!item.round) return null;
  const { member, at, round: roundNote } = item;
  const key = roundOf({
    member,
    vendor: roundNote.vendor,
    round: roundId(roundNote.vendor, roundNote.ref),
  });
  const old = run.rounds.get(key);
  const base = old ?? newRound(member, roundNote, at);
  const now = changedRound(base, change(base), at);
  run.rounds.set(key, now);
  run.touchedRounds.set(key, now);
  return { now, before: old?.state ?? null };
}

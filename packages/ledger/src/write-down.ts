import { digest } from './accounts.ts';
import type { Draft } from './draft.ts';
import type { LedgerAnswer, LedgerItem } from './items.ts';
import { roundId, type RoundRow } from './rounds.ts';
import type { Running } from './running.ts';
import { keyOf, roundOf, type KeyOutcome, type PostingRow, type TransferWrite } from './state.ts';

/** Keeps a key that moves nothing: a tombstone (2), a note (3) or a reversal's own id (4). */
export function note(
  run: Running,
  item: LedgerItem,
  key: string,
  input: string,
  outcome: Exclude<KeyOutcome, 1>,
): void {
  keepKey(run, item.member, key, input, outcome, null);
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
  // A tombstoned rollback keeps its tombstone: the key is there already.
  if (run.keys.has(keyOf(member, row.key))) return;
  run.keys.set(keyOf(member, row.key), row);
  run.rows.keys.push(row);
}

type Links = Pick<TransferWrite, 'key' | 'phase' | 'pendingId' | 'reverses'>;

/** Makes an item's draft the running state and writes its transfer; answers the transfer's id. */
export function post(run: Running, item: LedgerItem, draft: Draft, links: Links): string {
  const id = run.takeId();
  const cause = { causeKind: item.cause.kind, causeId: item.cause.id };
  run.accounts.set(item.member, draft.accounts);
  run.rows.transfers.push({
    ...links,
    ...cause,
    member: item.member,
    id,
    kind: item.kind,
    actor: item.actor ?? 'system',
    at: item.at,
  });
  for (const posting of draft.postings) {
    run.rows.postings.push({
      ...posting,
      member: item.member,
      transferId: id,
      book: item.book,
    });
    touch(run, item.member, posting.from);
    touch(run, item.member, posting.to);
  }
  keepKey(run, item.member, links.key, item.input, 1, id);
  run.targets.set(keyOf(item.member, id), { ...cause, transferId: id, postings: draft.postings });
  if (links.phase === 'P') openHold(run, item, id, draft);
  if (links.pendingId && links.phase !== 'S' && links.phase !== 'P') {
    closeHold(run, item.member, links.pendingId, links.phase, id, draft);
  }
  return id;
}

function touch(run: Running, member: string, account: string): void {
  if (account.startsWith('-')) return;
  const key = keyOf(member, account);
  run.touched.set(key, { member, account });
}

const inHold = (draft: Draft, side: (posting: PostingRow) => string) =>
  draft.postings
    .filter((posting) => draft.accounts.get(side(posting))?.kind === 'HOLD')
    .reduce((sum, posting) => sum + posting.amount, 0n);

function openHold(run: Running, item: LedgerItem, transferId: string, draft: Draft): void {
  const amount = inHold(draft, (posting) => posting.to);
  const expiresAt = (item.does === 'post' && item.holds?.expiresAt) || null;
  run.holds.set(keyOf(item.member, transferId), { amount, state: 'P' });
  run.rows.newHolds.push({ member: item.member, transferId, amount, expiresAt });
}

function closeHold(
  run: Running,
  member: string,
  transferId: string,
  state: 'C' | 'V',
  by: string,
  draft: Draft,
): void {
  const key = keyOf(member, transferId);
  const amount = run.holds.get(key)?.amount ?? 0n;
  if (inHold(draft, (posting) => posting.from) !== amount) {
    throw new Error(`a hold is resolved by another amount: ${key}`);
  }
  run.holds.set(key, { amount, state });
  run.rows.resolvedHolds.push({ member, transferId, amount, state, by });
}

/** Changes the item's round and tells what it was before. */
export function setRound(
  run: Running,
  item: LedgerItem,
  change: (old: RoundRow | null) => RoundRow | null,
): LedgerAnswer['round'] {
  if (!item.round) return null;
  const { vendor, ref } = item.round;
  const key = roundOf({ member: item.member, vendor, round: roundId(vendor, ref) });
  const old = run.rounds.get(key) ?? null;
  const now = change(old);
  if (!now) return null;
  run.rounds.set(key, now);
  run.touchedRounds.add(key);
  return { now, before: old?.state ?? null };
}

import { digest } from './accounts.ts';
import { decideReversal } from './decide-reversal.ts';
import { applyLegs, balancesOf, draftOf, Refused } from './draft.ts';
import type { BarItem, LedgerAnswer, LedgerItem, PostItem, ReverseItem } from './items.ts';
import { judgeSubledgers, writeSubledgers, type Subledgers } from './judge-subledger.ts';
import { decideBuyIn } from './decide-buy-in.ts';
import { playedChange } from './rounds.ts';
import { accountsOf, finishRows, startRunning, type Decision, type Running } from './running.ts';
import { keyOf, type LedgerState } from './state.ts';
import { changeRound, closeHold, note, openHold, post } from './write-down.ts';

/**
 * All the money logic: decides each item in order and collects the rows to write. Pure: the same
 * items and state give the same decision. Steps per item (docs/domain/ledger.md §6): its id, the
 * key (repeat, tombstone), target or hold, checks, the split at the debt, funds in leg order.
 */
export function decide(
  items: readonly LedgerItem[],
  state: LedgerState,
  subledgers: Subledgers,
): Decision {
  const run = startRunning(state);
  const answers = items.map((item) => decideOne(run, item, subledgers));
  return { answers, rows: finishRows(run, state) };
}

function decideOne(run: Running, item: LedgerItem, subledgers: Subledgers): LedgerAnswer {
  const rows = [...accountsOf(run, item.member).values()];
  if (!rows.some((row) => row.book === item.book)) {
    return { ...answer(run, item, 'refused', 'account_unknown'), balances: null };
  }
  try {
    if (item.does === 'bar') return decideBar(run, item);
    return repeated(run, item) ?? decideNew(run, item, subledgers);
  } catch (error) {
    if (error instanceof Refused) return answer(run, item, 'refused', error.code);
    throw error;
  }
}

/** Repeats the first answer where the key is known. */
function repeated(run: Running, item: PostItem | ReverseItem): LedgerAnswer | null {
  const known = run.keys.get(keyOf(item.member, digest(item.key)));
  if (!known) return null;
  if (known.outcome === 2) {
    // A rollback may itself be the target of an earlier rollback. It must still do its work, or the
    // order of the two would change the balance.
    if (item.does === 'reverse') return null;
    throw new Refused('tombstoned');
  }
  if (known.input !== digest(item.input)) throw new Refused('key_reused');
  const repeat = answer(run, item, 'repeated', null);
  if (known.outcome !== 4 || item.does !== 'reverse') {
    return { ...repeat, transferId: known.transferId };
  }
  const reversal = run.keys.get(keyOf(item.member, digest(`reverse/${item.target}`)));
  return { ...repeat, transferId: reversal?.transferId ?? null };
}

/** Bars the key of an item that may still be on its way; one that came before is told. */
function decideBar(run: Running, item: BarItem): LedgerAnswer {
  const known = run.keys.get(keyOf(item.member, digest(item.key)));
  if (known && known.outcome !== 2) {
    return { ...answer(run, item, 'repeated', null), transferId: known.transferId };
  }
  note(run, item, item.key, item.input, 2);
  return answer(run, item, 'noted', null);
}

function decideNew(
  run: Running,
  item: PostItem | ReverseItem,
  subledgers: Subledgers,
): LedgerAnswer {
  if (item.refuse?.early) throw new Refused(item.refuse.early);
  const judged = judgeSubledgers(run, item, subledgers);
  if (item.refuse?.late) throw new Refused(item.refuse.late);
  const result = item.does === 'reverse' ? decideReversal(run, item) : decidePost(run, item);
  writeSubledgers(run, item, judged, result.transferId);
  return { ...answer(run, item, result.is, null), ...result };
}

function decidePost(
  run: Running,
  item: PostItem,
): Pick<LedgerAnswer, 'is' | 'transferId' | 'round'> {
  const step = item.buyIn ? decideBuyIn(run, item, item.buyIn) : null;
  if (step) return step;
  const ends = item.resolves ? pendingHold(run, item, item.resolves) : null;
  const draft = draftOf(accountsOf(run, item.member));
  applyLegs(draft, item.legs, item.book, run.houses);
  const said = item.round ? playedChange(item.round) : {};
  const round = changeRound(run, item, () => said);
  if (draft.postings.length === 0) {
    note(run, item, item.key, item.input, 3);
    return { is: 'noted', transferId: null, round };
  }
  const transferId = post(run, item, draft, {
    key: item.key,
    phase: ends?.state ?? (item.holds ? 'P' : 'S'),
    pendingId: ends?.id ?? null,
    reverses: null,
  });
  if (item.holds) openHold(run, item, transferId, draft);
  if (ends) closeHold(run, item.member, ends.id, { state: ends.state, by: transferId }, draft);
  return { is: 'posted', transferId, round };
}

/** Finds the hold by its key; refuses a hold that is unknown or already resolved. */
function pendingHold(
  run: Running,
  item: PostItem,
  { key, as }: NonNullable<PostItem['resolves']>,
): { id: string; state: 'C' | 'V' } {
  const transferId = run.keys.get(keyOf(item.member, digest(key)))?.transferId;
  const hold = transferId ? run.holds.get(keyOf(item.member, transferId)) : undefined;
  if (!transferId || !hold) throw new Refused('hold_unknown');
  if (hold.state !== 'P') throw new Refused('hold_resolved');
  return { id: transferId, state: as };
}

function answer(
  run: Running,
  item: LedgerItem,
  is: LedgerAnswer['is'],
  code: string | null,
): LedgerAnswer {
  const balances = balancesOf(accountsOf(run, item.member), item.book);
  return { is, code, transferId: null, balances, round: null };
}

import { digest } from './accounts.ts';
import { draftOf, Refused } from './draft.ts';
import type { LedgerAnswer, ReverseItem } from './items.ts';
import { accountsOf, type Running } from './running.ts';
import { keyOf, type KeyRow, type TargetRow } from './state.ts';
import { turnRound } from './decide-turn.ts';
import { changeHold, changeRound, closeHold, note, post } from './write-down.ts';

type Result = Pick<LedgerAnswer, 'is' | 'transferId' | 'round'>;

/**
 * Decides a rollback. A target is reversed once; a target that has not come yet gets a tombstone.
 */
export function decideReversal(run: Running, item: ReverseItem): Result {
  const reversal = `reverse/${item.target}`;
  const done = run.keys.get(keyOf(item.member, digest(reversal)));
  if (done) {
    note(run, item, item.key, item.input, 4);
    return { is: 'repeated', transferId: done.transferId, round: null };
  }
  const known = run.keys.get(keyOf(item.member, digest(item.target)));
  if (!known || known.outcome === 2) {
    note(run, item, item.target, `tombstone/${item.target}`, 2);
    note(run, item, item.key, item.input, 4);
    return { is: 'noted', transferId: null, round: null };
  }
  if (known.outcome === 4) throw new Refused('target_mismatch');
  if (known.outcome === 3) return reverseNoted(run, item, known, reversal);
  const target = run.targets.get(keyOf(item.member, String(known.transferId)));
  if (!target) throw new Error(`the target was not loaded: ${item.member} ${item.target}`);
  return reverse(run, item, target, reversal);
}

/**
 * A target that moved nothing has nothing to give back. But a bet of 0 counted as a bet of its
 * round, so the round loses one bet.
 */
function reverseNoted(run: Running, item: ReverseItem, known: KeyRow, key: string): Result {
  const wasBet = item.emptyBets?.some((input) => digest(input) === known.input);
  const round = wasBet ? changeRound(run, item, () => ({ liveBets: -1 })) : null;
  return { ...nothingLeft(run, item, key), round };
}

function nothingLeft(run: Running, item: ReverseItem, key: string): Result {
  note(run, item, key, item.input, 3);
  note(run, item, item.key, item.input, 4);
  return { is: 'noted', transferId: null, round: null };
}

function reverse(run: Running, item: ReverseItem, target: TargetRow, key: string): Result {
  const { causeKind, causeId, transferId: reverses } = target;
  const ofRound = causeKind === 'round';
  if (ofRound && causeId !== item.cause.id) throw new Refused('target_mismatch');
  const hold = run.holds.get(keyOf(item.member, target.pendingId ?? reverses));
  // Whoever made this hold completes or voids it; a rollback must not.
  if (hold && hold.against === null) throw new Refused('target_mismatch');
  const draft = draftOf(accountsOf(run, item.member));
  const { change, ends, moved } = turnRound(run, item, draft, target);
  if (draft.postings.length === 0) return nothingLeft(run, item, key);
  const phase = ends ? 'V' : 'S';
  const links = { key, phase, pendingId: ends?.id ?? null, reverses, causeKind, causeId } as const;
  const transferId = post(run, item, draft, links);
  note(run, item, item.key, item.input, 4);
  if (ends) closeHold(run, item.member, ends.id, { state: 'V', by: transferId }, draft);
  if (moved) changeHold(run, item.member, moved.id, moved.hold);
  // A target outside any round changes none, even where the rollback names one.
  return { is: 'posted', transferId, round: ofRound ? changeRound(run, item, change) : null };
}

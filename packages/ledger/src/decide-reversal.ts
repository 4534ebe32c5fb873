import { digest } from './accounts.ts';
import { accountOf, applyMove, draftOf, Refused, type Draft, type Move } from './draft.ts';
import type { LedgerAnswer, ReverseItem } from './items.ts';
import { refundedRound } from './rounds.ts';
import type { Running } from './running.ts';
import { keyOf, type TargetRow } from './state.ts';
import { note, post, setRound } from './write-down.ts';

type Result = Pick<LedgerAnswer, 'is' | 'transferId' | 'round'>;

/** A rollback: by its target, reversed once, or a tombstone for what has not come yet. */
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
  if (known.outcome === 3) {
    note(run, item, reversal, item.input, 3);
    note(run, item, item.key, item.input, 4);
    return { is: 'noted', transferId: null, round: null };
  }
  const target = run.targets.get(keyOf(item.member, known.transferId ?? ''));
  if (!target) throw new Error(`target not loaded: ${item.member} ${item.target}`);
  return reverse(run, item, target, reversal);
}

function reverse(run: Running, item: ReverseItem, target: TargetRow, key: string): Result {
  if (target.causeKind !== item.cause.kind || target.causeId !== item.cause.id) {
    throw new Refused('target_mismatch');
  }
  const draft = draftOf(run.accounts.get(item.member) ?? new Map());
  const { stakes, wins } = turnedRound(draft, target);
  for (const move of [...stakes, ...wins]) applyMove(draft, move);
  const stake = sum(stakes);
  const win = sum(wins);
  const links = { key, phase: 'S', pendingId: null, reverses: target.transferId } as const;
  const transferId = post(run, item, draft, links);
  note(run, item, item.key, item.input, 4);
  const round = setRound(run, item, (old) => old && refundedRound(old, stake, win, item.at));
  return { is: 'posted', transferId, round };
}

const sum = (moves: readonly Move[]) => moves.reduce((total, move) => total + move.amount, 0n);

/**
 * Stakes come back before wins are taken. What the target did to a debt is asked of cash: cash
 * and debt never stand side by side, whatever lay between (ledger.md §10).
 */
function turnedRound(draft: Draft, target: TargetRow): { stakes: Move[]; wins: Move[] } {
  const stakes: Move[] = [];
  const wins: Move[] = [];
  const asCash = (id: string) => cashFor(draft, id);
  for (const { from, to, amount } of target.postings) {
    const turned: Move = { from: asCash(to), to: asCash(from), amount, clawback: true };
    (from.startsWith('-') ? wins : stakes).push(turned);
  }
  return { stakes, wins };
}

function cashFor(draft: Draft, id: string): string {
  const account = draft.accounts.get(id);
  return account?.kind === 'DEBT' ? accountOf(draft, account.book, 'CASH').id : id;
}

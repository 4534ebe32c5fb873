import type { LedgerItem } from './items.ts';
import type { Json, OwnEntry, OwnRows } from './own.ts';
import { Refused } from './draft.ts';
import type { Running } from './running.ts';
import { keyOf } from './state.ts';

export type OwnKinds = ReadonlyMap<string, OwnRows>;

export function ownKind(kinds: OwnKinds, name: string): OwnRows {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no kind of own rows called ${name}`);
  return kind;
}

/** Under what a subject's state is kept. */
export const stateKey = ({ name, about = name }: OwnRows, subject: string) => keyOf(about, subject);

/** The states and rows that follow from an item. `writeOwn` applies them once the item posts. */
export interface Judged {
  states: Map<string, Json>;
  rows: OwnEntry[];
}

export function judgeOwn(run: Running, item: LedgerItem, kinds: OwnKinds): Judged {
  const judged: Judged = { states: new Map(), rows: [] };
  const about = { member: item.member, at: item.at, stake: stakeOf(item) };
  for (const entry of item.own ?? []) {
    const kind = ownKind(kinds, entry.name);
    const key = stateKey(kind, kind.subject(entry.row));
    const state = judged.states.get(key) ?? run.own.get(key) ?? null;
    const verdict = kind.judge(state, entry.row, about);
    if ('refuse' in verdict) throw new Refused(verdict.refuse);
    judged.states.set(key, verdict.next);
    if (!verdict.skip) judged.rows.push(entry);
  }
  return judged;
}

function stakeOf(item: LedgerItem): bigint {
  if (item.does === 'reverse') return 0n;
  return item.legs
    .filter((leg) => leg.from.kind === 'CASH')
    .reduce((sum, leg) => sum + leg.amount, 0n);
}

export function writeOwn(
  run: Running,
  item: LedgerItem,
  judged: Judged,
  transferId: string | null,
): void {
  for (const [key, state] of judged.states) run.own.set(key, state);
  for (const { name, row } of judged.rows) {
    const rows = run.rows.own.get(name) ?? [];
    run.rows.own.set(name, rows);
    rows.push(Object.assign({}, row, { transferId, at: item.at.toISOString() }));
  }
}

import type { LedgerItem } from './items.ts';
import { Refused } from './draft.ts';
import type { Running } from './running.ts';
import { keyOf } from './state.ts';
import type { Subledger, SubledgerEntry } from './subledger.ts';

export type Subledgers = ReadonlyMap<string, Subledger>;

export function subledgerOf(subledgers: Subledgers, name: string): Subledger {
  const subledger = subledgers.get(name);
  if (!subledger) throw new Error(`there is no subledger called ${name}`);
  return subledger;
}

/** Under what a subject's state is kept. */
export const stateKey = ({ about }: Subledger, subject: string) => keyOf(about, subject);

/** The states and rows that follow from an item. `writeSubledgers` applies them once it posts. */
export interface Judgement {
  states: Map<string, unknown>;
  rows: SubledgerEntry[];
}

export function judgeSubledgers(run: Running, item: LedgerItem, subledgers: Subledgers): Judgement {
  const judged: Judgement = { states: new Map(), rows: [] };
  const about = { member: item.member, at: item.at, stake: stakeOf(item) };
  for (const entry of item.subledger ?? []) {
    const subledger = subledgerOf(subledgers, entry.name);
    const key = stateKey(subledger, subledger.subject(entry.row));
    const state = judged.states.get(key) ?? run.subledger.get(key) ?? null;
    const verdict = subledger.judge(state, entry.row, about);
    if ('refuse' in verdict) throw new Refused(verdict.refuse);
    judged.states.set(key, verdict.next);
    if (!verdict.skip) judged.rows.push(entry);
  }
  return judged;
}

function stakeOf(item: LedgerItem): bigint {
  if (item.does !== 'post') return 0n;
  return item.legs
    .filter((leg) => leg.from.kind === 'CASH')
    .reduce((sum, leg) => sum + leg.amount, 0n);
}

export function writeSubledgers(
  run: Running,
  item: LedgerItem,
  judged: Judgement,
  transferId: string | null,
): void {
  for (const [key, state] of judged.states) run.subledger.set(key, state);
  for (const { name, row } of judged.rows) {
    const rows = run.rows.subledger.get(name) ?? [];
    run.rows.subledger.set(name, rows);
    rows.push(Object.assign({}, row, { transferId, at: item.at.toISOString() }));
  }
}

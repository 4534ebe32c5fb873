import { Money, type MemberId } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import './turnover.tables.ts';

export interface OpenRequirement {
  id: string;
  causeKind: string;
  causeId: string;
  required: Money;
  done: Money;
  openedAt: Date;
}

export interface Turnover {
  /** What must still be bet over all open requirements. */
  missing: Money;
  /** The open ones, in the order in which they are filled. */
  items: readonly OpenRequirement[];
}

/** What the member must still bet before money may leave (docs/domain/ledger.md §8). */
export async function readTurnover({ db }: Pick<App, 'db'>, member: MemberId, on: Db = db) {
  const rows = await on
    .selectFrom('turnover_requirement')
    .select(['requirement_id', 'cause_kind', 'cause_id', 'required', 'done', 'opened_at'])
    .where('member_id', '=', member)
    .where('state', '=', 'O')
    .orderBy('requirement_id')
    .execute();
  const items = rows.map((row) => ({
    id: row.requirement_id,
    causeKind: row.cause_kind,
    causeId: row.cause_id,
    required: BigInt(row.required) as Money,
    done: BigInt(row.done) as Money,
    openedAt: row.opened_at,
  }));
  const missing = Money.sum(items.map(({ required, done }) => required - done));
  return { missing, items } satisfies Turnover;
}

import { Money, type MemberId } from '@palaro/kernel';
import { fixedQuery, type App, type Db, type Tables } from '@palaro/server';
import type { Selectable } from 'kysely';
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

export type RequirementRow = Pick<
  Selectable<Tables['turnover_requirement']>,
  'requirement_id' | 'cause_kind' | 'cause_id' | 'required' | 'done' | 'opened_at'
>;

const openRequirements = fixedQuery((db, { member }: { member: MemberId }) =>
  db
    .selectFrom('turnover_requirement')
    .select(['requirement_id', 'cause_kind', 'cause_id', 'required', 'done', 'opened_at'])
    .where('member_id', '=', member)
    .where('state', '=', 'O')
    .orderBy('requirement_id')
    .compile(),
);

/** What the member must still bet before money may leave (docs/domain/ledger.md §8). */
export async function readTurnover(
  { reads }: Pick<App, 'reads'>,
  member: MemberId,
  db: Db = reads,
) {
  return turnoverOf(await openRequirements(db, { member }));
}

/** The sum over rows of open requirements, which come in the order in which they are filled. */
export function turnoverOf(rows: readonly RequirementRow[]): Turnover {
  const items = rows.map((row) => ({
    id: row.requirement_id,
    causeKind: row.cause_kind,
    causeId: row.cause_id,
    required: BigInt(row.required) as Money,
    done: BigInt(row.done) as Money,
    openedAt: row.opened_at,
  }));
  return { missing: Money.sum(items.map(({ required, done }) => required - done)), items };
}

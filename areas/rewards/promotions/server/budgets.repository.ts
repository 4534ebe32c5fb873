import { Money } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import { sql } from 'kysely';

/** An award as far as a budget is concerned. */
interface BudgetedAward {
  budget?: string;
  amount: Money;
}

const budgetsOf = (awards: readonly Pick<BudgetedAward, 'budget'>[]) =>
  [...new Set(awards.flatMap(({ budget }) => budget ?? []))].toSorted();

/**
 * Locks the promotions that pay these awards, in the order of their ids as the ledger does, and
 * answers what is left of each.
 */
export async function lockBudgets(tx: Tx, awards: readonly BudgetedAward[]) {
  const ids = budgetsOf(awards);
  if (ids.length === 0) return new Map<string, Money>();
  const rows = await tx
    .selectFrom('promotion')
    .select(['id', sql<string>`(budget - spent - reserved)::text`.as('left')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, left }) => [id, BigInt(left) as Money]));
}

/** Holds the awards' sums in their locked budgets. */
export async function reserveBudgets(tx: Tx, awards: readonly BudgetedAward[]): Promise<void> {
  for (const id of budgetsOf(awards)) {
    const sum = Money.sum(awards.flatMap((one) => (one.budget === id ? one.amount : [])));
    await sql`update promotion set reserved = reserved + ${String(sum)}::bigint
      where id = ${id}`.execute(tx);
  }
}

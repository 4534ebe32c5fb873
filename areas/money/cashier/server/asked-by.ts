import type { Operator } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';

/** Items of the cashier's queues, as the payload of a change names it. */
type Item = 'order' | 'unmatched';

/**
 * SQL: this operator has asked for a change of the item that waits for a second person. The item
 * then leaves his queue and its count, since he can do nothing more about it. Without an operator
 * it stays for anybody.
 */
export const isAskedBy = (
  operator: Pick<Operator, 'id'> | undefined,
  item: Item,
  id: RawBuilder<unknown>,
) =>
  operator
    ? sql<boolean>`exists (select from change_request c where c.state = 'Pending'
        and c.maker = ${operator.id} and c.payload->>${item}::text = ${id}::text)`
    : sql<boolean>`false`;

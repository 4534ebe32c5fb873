import type { Language, MemberId } from '@palaro/kernel';
import { defineProvision } from '@palaro/server';

/**
 * Names a member's orders of money in or out by the way that it took, by their ids: the method of a
 * deposit, the account of a withdrawal. The cashier knows; an order that it does not know has none.
 */
export const orderLabels =
  defineProvision<
    (
      member: MemberId,
      ids: readonly string[],
      language: Language,
    ) => Promise<ReadonlyMap<string, string>>
  >('records.order-labels');

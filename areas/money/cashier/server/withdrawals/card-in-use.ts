import { cardInUse } from '@palaro/bank-cards/server';
import { provide } from '@palaro/server';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';

/** A card that an open withdrawal goes to cannot be removed (docs/domain/accounts.md §7). */
export const cardsOfWithdrawals = provide(cardInUse, ({ db }) => async (card: string) => {
  const open = await db
    .selectFrom('withdrawal_order')
    .select('id')
    .where('card_id', '=', card)
    .where('state', 'in', [...OPEN_WITHDRAWALS])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
});

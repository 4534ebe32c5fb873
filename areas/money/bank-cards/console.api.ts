import {
  defineConsoleCall,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
} from '@palaro/api';

const card = { card: uuid(), reason: reasonText() };

/** Cards that wait for an operator before money may go to them (docs/domain/accounts.md §7). */
export const bankCardsConsoleApi = {
  cardsToReview: defineConsoleCall({
    permission: 'card.view',
    method: 'GET',
    path: '/console/api/bank-cards',
    summary: 'Cards that wait, the oldest first',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page(
      'list',
      object({
        id: uuid(),
        member: text(),
        account: text(),
        /** `GCash ••••1234`. */
        card: text(),
        /** Another member has the number, the name differs, or a bank refused it. */
        why: oneOf(['owner', 'name', 'refused']),
        addedAt: instant(),
      }),
    ),
  }),
  viewCard: defineConsoleCall({
    permission: 'card.decide',
    records: 'bank-card.view',
    repeatable: true,
    method: 'POST',
    path: '/console/api/bank-cards/view',
    summary: 'The names that are to agree, and the other members who have this number',
    body: object(card),
    reply: object({
      holder: text(),
      payeeName: nullable(text()),
      others: list(object({ member: text(), account: text(), removed: nullable(instant()) })),
    }),
  }),
  approveCard: defineConsoleCall({
    permission: 'card.decide',
    records: 'bank-card.approve',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/bank-cards/approve',
    summary: 'The card is the member’s own: money may go to it',
    body: object(card),
    reply: object({}),
    errors: ['card.other_owner'],
  }),
  refuseCard: defineConsoleCall({
    permission: 'card.decide',
    records: 'bank-card.refuse',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/bank-cards/refuse',
    summary: 'The card is not: it is removed, and the member is told',
    body: object(card),
    reply: object({}),
  }),
};

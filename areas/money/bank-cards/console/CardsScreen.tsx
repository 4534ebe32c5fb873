import { t } from '@palaro/client';
import { Ago, ListPage, Person, TIME_WIDTH, useList, useMay, type Column } from '@palaro/desk';
import { bankCardsConsoleApi } from '../console.api.ts';
import { CardDecision } from './CardDecision.tsx';
import type { WaitingCard } from './waiting-card.ts';

const COLUMNS: readonly Column<WaitingCard>[] = [
  {
    key: 'member',
    title: 'bank-cards-console.member',
    cell: (row) => <Person name={row.account} member={row.member} />,
  },
  { key: 'card', title: 'bank-cards-console.card', cell: (row) => row.card },
  {
    key: 'why',
    title: 'bank-cards-console.why',
    cell: (row) => t(`bank-cards-console.why.${row.why}`),
  },
  {
    key: 'added',
    title: 'bank-cards-console.added',
    cell: (row) => <Ago at={row.addedAt} />,
    width: TIME_WIDTH,
  },
];

/** Cards that money may not go to before a person has looked at them, the oldest first. */
export default function CardsScreen() {
  const list = useList(bankCardsConsoleApi.cardsToReview);
  const decides = useMay('card.decide');
  return (
    <ListPage
      title="bank-cards-console.title"
      list={list}
      columns={COLUMNS}
      rowKey={(row) => row.id}
      empty="bank-cards-console.none"
      {...(decides
        ? {
            aside: (row: WaitingCard) => ({
              title: row.card,
              body: <CardDecision key={row.id} of={row} />,
            }),
          }
        : {})}
    />
  );
}

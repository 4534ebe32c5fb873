import { t, type RowOf } from '@palaro/client';
import { DataTable, Instant, Money, Person, TIME_WIDTH, useList, type Column } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { referralConsoleApi } from '../console.api.ts';

type Row = RowOf<typeof referralConsoleApi.memberReferrals>;

const TONES = { Held: 'dim', Issued: 'leaf', Refused: 'rose' } as const;
const PERSON_WIDTH = 150;

const personOf = (person: Row['friend']) =>
  person && <Person name={person.account} member={person.id} />;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'friend',
    title: 'referral-console.friend',
    cell: ({ friend }) => personOf(friend),
    width: PERSON_WIDTH,
  },
  {
    key: 'referrer',
    title: 'referral-console.referrer',
    cell: ({ referrer }) => personOf(referrer),
    width: PERSON_WIDTH,
  },
  {
    key: 'stage',
    title: 'referral-console.stage',
    cell: ({ stage }) => t(`referral-console.stage.${stage}`),
    width: 150,
  },
  {
    key: 'amount',
    title: 'referral-console.amount',
    cell: ({ amount }) => <Money value={amount} />,
    align: 'end',
    width: 120,
  },
  {
    key: 'state',
    title: 'referral-console.state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`referral-console.state.${state}`)}</Badge>,
    width: 120,
  },
  {
    key: 'reason',
    title: 'referral-console.reason',
    cell: ({ reason }) => reason && t(`referral-console.reason.${reason}`),
    width: 220,
  },
  {
    key: 'reached',
    title: 'referral-console.reached',
    cell: ({ reachedAt }) => <Instant at={reachedAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'due',
    title: 'referral-console.due',
    cell: ({ dueAt }) => <Instant at={dueAt} />,
    width: TIME_WIDTH,
  },
];

/** Sums that the member earned by friends or as one: held, issued, and refused with the mark. */
export default function ReferralsTab({ member }: { member: string }) {
  const list = useList(referralConsoleApi.memberReferrals, {}, { params: { member } });
  return (
    <DataTable
      label={t('referral-console.tab')}
      screen="referral-console.tab"
      columns={COLUMNS}
      pages={list.pages}
      rowKey={(row) => row.id}
      empty={t('referral-console.none')}
    />
  );
}

import { t, type RowOf } from '@palaro/client';
import {
  CallForm,
  DataTable,
  Instant,
  Money,
  SideSheet,
  TIME_WIDTH,
  useList,
  useMay,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { promotionsConsoleApi } from '../console.api.ts';

type Row = RowOf<typeof promotionsConsoleApi.memberAwards>;

const TONES = {
  Reserved: 'dim',
  Issued: 'gold',
  Claimed: 'leaf',
  Expired: 'dim',
  Cancelled: 'rose',
} as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'type',
    title: 'promotions-console.type',
    cell: ({ promotionType }) => t(`promotions-console.type.${promotionType}`),
    width: 170,
  },
  {
    key: 'amount',
    title: 'promotions-console.amount',
    cell: ({ amount }) => <Money value={amount} />,
    align: 'end',
    width: 120,
  },
  {
    key: 'times',
    title: 'promotions-console.times',
    cell: ({ turnoverTimes }) => `${turnoverTimes}×`,
    align: 'end',
    width: 120,
  },
  {
    key: 'state',
    title: 'promotions-console.state',
    cell: ({ state }) => (
      <Badge tone={TONES[state]}>{t(`promotions-console.award.${state}`)}</Badge>
    ),
    width: 130,
  },
  {
    key: 'issued',
    title: 'promotions-console.issued',
    cell: ({ issuedAt }) => <Instant at={issuedAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'claimed',
    title: 'promotions-console.claimed',
    cell: ({ claimedAt }) => claimedAt && <Instant at={claimedAt} />,
    width: TIME_WIDTH,
  },
  {
    key: 'expires',
    title: 'promotions-console.expires',
    cell: ({ expiresAt }) => <Instant at={expiresAt} />,
    width: TIME_WIDTH,
  },
];

/** Awards of the member, and the way to give him one with a second person. */
export default function AwardsTab({ member }: { member: string }) {
  const list = useList(promotionsConsoleApi.memberAwards, {}, { params: { member } });
  const may = useMay('award.give');
  const [giving, setGiving] = useState(false);
  return (
    <>
      {may && (
        <Button size="sm" onClick={() => setGiving(true)}>
          {t('promotions-console.give')}
        </Button>
      )}
      <DataTable
        label={t('promotions-console.awards')}
        screen="promotions-console.awards"
        columns={COLUMNS}
        pages={list.pages}
        rowKey={(row) => row.id}
        empty={t('promotions-console.no_awards')}
      />
      {giving && (
        <SideSheet title={t('promotions-console.give')} onClose={() => setGiving(false)}>
          <p>{t('promotions-console.give_help')}</p>
          <CallForm
            endpoint={promotionsConsoleApi.giveAward}
            params={{ member }}
            labels={{
              amount: 'promotions-console.amount',
              turnoverTimes: 'promotions-console.times',
              reason: 'promotions-console.reason',
            }}
            helps={{ turnoverTimes: 'promotions-console.times_help' }}
            initial={{ turnoverTimes: 1 }}
            submit={t('promotions-console.ask')}
            reload={[promotionsConsoleApi.memberAwards]}
            done={() => setGiving(false)}
          />
        </SideSheet>
      )}
    </>
  );
}

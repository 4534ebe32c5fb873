import { t, type RowOf } from '@palaro/client';
import {
  Ago,
  CallForm,
  ExportButton,
  ListPage,
  Money,
  Person,
  SideSheet,
  useList,
  useMay,
  TIME_WIDTH,
  type Column,
} from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { CORRECTION_STATES, walletConsoleApi } from '../console.api.ts';
import type { AdjustReason } from '../wallet.api.ts';

type Row = RowOf<typeof walletConsoleApi.corrections>;

const TONES = {
  ...({ Pending: 'gold', Approved: 'gold', Applied: 'leaf', Rejected: 'dim' } as const),
  ...({ Withdrawn: 'dim', Expired: 'dim', Stale: 'rose' } as const),
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'member',
    title: 'wallet-console.member',
    cell: (row) => <Person name={row.account} member={row.member} />,
    width: 104,
  },
  {
    key: 'amount',
    title: 'wallet-console.amount',
    cell: (row) => <Money value={row.amount} signed exact />,
    align: 'end',
    width: 134,
  },
  {
    key: 'state',
    title: 'wallet-console.state',
    cell: (row) => <Badge tone={TONES[row.state]}>{t(`wallet-console.state.${row.state}`)}</Badge>,
    width: 124,
  },
  {
    key: 'code',
    title: 'wallet-console.code',
    cell: (row) => t(`wallet-console.code.${row.code}`),
    width: 130,
  },
  {
    key: 'ticket',
    title: 'wallet-console.ticket',
    cell: (row) => row.ticket,
    width: 80,
    hidden: true,
  },
  { key: 'reason', title: 'wallet-console.reason', cell: (row) => row.reason },
  { key: 'failed', title: 'wallet-console.failed', cell: (row) => failedText(row), width: 120 },
  { key: 'maker', title: 'wallet-console.maker', cell: (row) => row.maker, width: 92 },
  {
    key: 'at',
    title: 'wallet-console.at',
    cell: (row) => <Ago at={row.madeAt} />,
    width: TIME_WIDTH,
  },
];

const failedText = ({ failed }: Row) =>
  failed === 'adjust.insufficient' ? t('wallet-console.failed.adjust.insufficient') : failed;

/** Corrections that were asked for; a new one waits for a second person among the changes. */
export default function CorrectionsScreen() {
  const list = useList(walletConsoleApi.corrections);
  const mayMake = useMay('correction.make');
  const [making, setMaking] = useState(false);
  return (
    <>
      <ListPage
        title="wallet-console.title"
        list={list}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        to={(row) => `/console/changes/${row.id}`}
        filters={[
          {
            ...({ name: 'state', label: 'wallet-console.state', kind: 'choice' } as const),
            options: CORRECTION_STATES.map((value) => ({
              value,
              label: t(`wallet-console.state.${value}`),
            })),
          },
        ]}
        tools={
          <ExportButton
            endpoint={walletConsoleApi.exportCorrections}
            input={{ body: list.filters }}
            name="corrections"
          />
        }
        empty="wallet-console.none"
        actions={
          mayMake && (
            <Button size="sm" onClick={() => setMaking(true)}>
              {t('wallet-console.make')}
            </Button>
          )
        }
      />
      {making && (
        <SideSheet title={t('wallet-console.make')} onClose={() => setMaking(false)}>
          <p>{t('wallet-console.help')}</p>
          <CallForm
            endpoint={walletConsoleApi.makeCorrection}
            labels={{
              member: 'wallet-console.member_id',
              amount: 'wallet-console.amount_field',
              code: 'wallet-console.code',
              ticket: 'wallet-console.ticket',
              reason: 'wallet-console.reason',
            }}
            option={(_field, value) => t(`wallet-console.code.${value as AdjustReason}`)}
            submit={t('wallet-console.submit')}
            reload={[walletConsoleApi.corrections]}
            done={() => setMaking(false)}
          />
        </SideSheet>
      )}
    </>
  );
}

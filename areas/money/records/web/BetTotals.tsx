import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import type { ReactNode } from 'react';
import type { recordsApi } from '../records.api.ts';
import { RecordTotals } from './RecordTotals.tsx';

type Totals = Reply<typeof recordsApi.rounds>['totals'];

interface BetTotalsProps {
  of: Totals | undefined;
  count: number;
  /** The button that keeps the record as a file. */
  file: ReactNode;
}

export function BetTotals({ of, count, file }: BetTotalsProps) {
  return (
    <RecordTotals
      sums={[
        { label: t('records.net'), value: of?.net },
        { label: t('records.staked'), value: of?.stake },
        { label: t('records.paid'), value: of?.payout },
      ]}
      file={file}
      count={of && t('records.count', { count })}
      other={{
        label: t('records.account'),
        href: '/m/transaction/record',
        when: 'TRANSREC3',
      }}
    />
  );
}

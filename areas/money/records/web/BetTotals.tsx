import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import type { recordsApi } from '../records.api.ts';
import { RecordTotals } from './RecordTotals.tsx';

type Totals = Reply<typeof recordsApi.rounds>['totals'];

export function BetTotals({ of, count }: { of: Totals | undefined; count: number }) {
  return (
    <RecordTotals
      sums={[
        { label: t('records.net'), value: of?.net },
        { label: t('records.staked'), value: of?.stake },
        { label: t('records.paid'), value: of?.payout },
      ]}
      count={of && t('records.count', { count })}
      other={{
        label: t('records.account'),
        href: '/m/transaction/record',
        when: 'TRANSREC3',
      }}
    />
  );
}

import type { Reply } from '@palaro/api';
import { HOME, navigate, needsAccount, peso, t, useCall } from '@palaro/client';
import { AccountNeeded, Button, EmptyState, ErrorState, Skeleton } from '@palaro/ui';
import { recordsApi } from '../records.api.ts';
import { FileButton, type Columns } from './FileButton.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { PnlList } from './PnlList.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import { usePeriod } from './usePeriod.ts';
import styles from './Record.module.css';

/** `/m/profitandloss`: what play and rewards came to, in sum, by product and by day (MONEY-03). */
export default function ProfitAndLossPage() {
  const filter = usePeriod();
  const { from: startDate, to: endDate } = filter.period;
  const query = { startDate, endDate };
  const { data, error, isError, isFetching, refetch } = useCall(recordsApi.profitAndLoss, {
    query,
  });
  const totals = data?.totals;
  if (needsAccount(error)) return <AccountNeeded />;
  return (
    <div className={styles.page}>
      <div className={styles.filter}>
        <PeriodFilter filter={filter} />
      </div>
      {(data || !isError) && (
        <RecordTotals
          sums={[
            { label: t('records.pnl_profit'), value: totals?.profit },
            { label: t('records.staked'), value: totals?.bet },
            { label: t('records.pnl_win'), value: totals?.win },
            { label: t('records.pnl_promo'), value: totals?.promo },
            { label: t('records.pnl_rebate'), value: totals?.rebate },
          ]}
          file={data && <PnlFile of={data} />}
          count={totals && t('records.pnl_valid', { amount: peso(totals.validBet) })}
          other={{ label: t('records.bets'), href: '/m/gameRecord', when: 'TRANSBETREPMEM3' }}
        />
      )}
      {data && data.days.length > 0 && <PnlList of={data} />}
      {data?.days.length === 0 && <Nothing />}
      {!data && isError && (
        <ErrorState
          title={t('records.not_loaded')}
          retryLabel={t('records.try_again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-label={t('records.loading')}>
          <Skeleton shape="row" count={6} />
        </div>
      )}
    </div>
  );
}

function PnlFile({ of }: { of: Reply<typeof recordsApi.profitAndLoss> }) {
  const columns: Columns<(typeof of)['days'][number]> = {
    [t('records.csv_day')]: ({ day }) => day,
    [t('records.staked')]: ({ bet }) => bet,
    [t('records.csv_valid')]: ({ validBet }) => validBet,
    [t('records.pnl_win')]: ({ win }) => win,
    [t('records.pnl_promo')]: ({ promo }) => promo,
    [t('records.pnl_rebate')]: ({ rebate }) => rebate,
    [t('records.pnl_profit')]: ({ profit }) => profit,
  };
  const read = () => Promise.resolve({ list: of.days, totalPages: 1 });
  return <FileButton name="profit-and-loss" columns={columns} read={read} />;
}

const Nothing = () => (
  <EmptyState
    drawing="no-bets"
    title={t('records.no_bets')}
    action={
      <Button tone="gold" onClick={() => navigate(HOME)}>
        {t('records.to_the_games')}
      </Button>
    }
  />
);

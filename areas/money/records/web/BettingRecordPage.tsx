import type { TextKey } from '@palaro/api';
import { HOME, navigate, t, usePages } from '@palaro/client';
import { Button, EmptyState, FilterChips, ListScreen, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { recordsApi } from '../records.api.ts';
import type { Bet } from './bet.ts';
import { BetDays } from './BetDays.tsx';
import { BetSheet } from './BetSheet.tsx';
import { BetTotals } from './BetTotals.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAskedRow } from './useAskedRow.ts';
import { useRecordFilter, type RecordFilter } from './useRecordFilter.ts';
import styles from './Record.module.css';

/** The member's rounds of every category, with sums over the whole filter (MONEY-03). */
export default function BettingRecordPage() {
  const filter = useRecordFilter();
  const bets = usePages(recordsApi.rounds, filter.query);
  const [opened, open] = useState<Bet | null>(null);
  useAskedRow('round', bets.rows, ({ roundId }) => roundId, open);
  return (
    <div className={styles.page}>
      <ListScreen
        pages={bets}
        above={<Filter filter={filter} />}
        total={
          (bets.first || bets.state !== 'failed') && (
            <BetTotals of={bets.first?.totals} count={bets.total} />
          )
        }
        empty={
          <EmptyState
            drawing="no-bets"
            title={t('records.no_bets')}
            action={
              <Button tone="gold" onClick={() => navigate(HOME)}>
                {t('records.to_the_games')}
              </Button>
            }
          />
        }
        skeleton={<Skeleton shape="row" count={6} />}
        failed={t('records.not_loaded')}
        retryLabel={t('records.try_again')}
        loadingLabel={t('records.loading')}
      >
        {(rows) => <BetDays bets={rows} onOpen={open} />}
      </ListScreen>
      <BetSheet bet={opened} onClose={() => open(null)} />
    </div>
  );
}

const RESULTS: readonly { id: RecordFilter['result']; label: TextKey }[] = [
  { id: 'all', label: 'records.all' },
  { id: 'settled', label: 'records.settled' },
  { id: 'open', label: 'records.open' },
  { id: 'voided', label: 'records.voided' },
];

function Filter({ filter }: { filter: RecordFilter }) {
  return (
    <div className={styles.filter}>
      <PeriodFilter filter={filter} />
      <FilterChips
        label={t('records.state')}
        items={RESULTS.map(({ id, label }) => ({ id, label: t(label) }))}
        value={filter.result}
        onChange={filter.setResult}
      />
    </div>
  );
}

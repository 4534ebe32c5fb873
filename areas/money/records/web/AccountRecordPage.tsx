import { HOME, isTrial, navigate, t, usePages, useSession } from '@palaro/client';
import { Button, EmptyState, FilterChips, ListScreen, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { recordsApi } from '../records.api.ts';
import { GROUP_TEXTS, GROUPS, type Group, type Movement } from './movement.ts';
import { MovementDays } from './MovementDays.tsx';
import { MovementSheet } from './MovementSheet.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAskedRow } from './useAskedRow.ts';
import { useStatementFilter, type StatementFilter } from './useStatementFilter.ts';
import styles from './Record.module.css';

/** Every movement of the member's money, with sums over the whole filter (MONEY-03). */
export default function AccountRecordPage() {
  return isTrial(useSession()) ? <NoRecord /> : <MemberRecord />;
}

/**
 * Explains kindly that trial accounts have no account record, before the server refuses. Play
 * money's bets are in the betting record.
 */
const NoRecord = () => (
  <EmptyState
    title={t('records.trial')}
    action={
      <Button tone="gold" onClick={() => navigate('/m/gameRecord')}>
        {t('records.bets')}
      </Button>
    }
  >
    {t('records.trial_help')}
  </EmptyState>
);

function MemberRecord() {
  const filter = useStatementFilter();
  const movements = usePages(recordsApi.transactions, filter.query);
  const [opened, open] = useState<Movement | null>(null);
  useAskedRow('cause', movements.rows, ({ ref }) => ref.id, open);
  const totals = movements.first?.totals;
  return (
    <div className={styles.page}>
      <ListScreen
        pages={movements}
        above={<Filter filter={filter} />}
        total={
          (totals || movements.state !== 'failed') && (
            <RecordTotals
              sums={[
                { label: t('records.money_net'), value: totals?.net },
                { label: t('records.money_in'), value: totals?.in },
                { label: t('records.money_out'), value: totals?.out },
              ]}
              count={totals && t('records.transfers', { count: totals.count })}
              other={{ label: t('records.bets'), href: '/m/gameRecord', when: 'TRANSBETREPMEM3' }}
            />
          )
        }
        empty={
          <EmptyState
            title={t('records.nothing_moved')}
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
        {(rows) => <MovementDays movements={rows} onOpen={open} />}
      </ListScreen>
      <MovementSheet movement={opened} onClose={() => open(null)} />
    </div>
  );
}

function Filter({ filter }: { filter: StatementFilter }) {
  const groups = (Object.keys(GROUPS) as Group[]).map((id) => ({ id, label: t(GROUP_TEXTS[id]) }));
  return (
    <div className={styles.filter}>
      <PeriodFilter filter={filter} />
      <FilterChips
        label={t('records.kind')}
        items={[{ id: 'all', label: t('records.all') }, ...groups]}
        value={filter.group}
        onChange={filter.setGroup}
      />
    </div>
  );
}

import type { Reply } from '@palaro/api';
import { callWith, HOME, isTrial, navigate, t, usePages, useSession } from '@palaro/client';
import { AccountNeeded, Button, EmptyState, FilterChips, ListScreen, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { recordsApi } from '../records.api.ts';
import { FILE_PAGE, FileButton, type Columns } from './FileButton.tsx';
import {
  aboutOf,
  amountOf,
  asideOf,
  GROUP_TEXTS,
  GROUPS,
  type Group,
  type Movement,
} from './movement.ts';
import { MovementDays } from './MovementDays.tsx';
import { MovementSheet } from './MovementSheet.tsx';
import { RecordTotals } from './RecordTotals.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAskedRow } from './useAskedRow.ts';
import { useStatementFilter, type StatementFilter } from './useStatementFilter.ts';
import styles from './Record.module.css';

type Totals = Reply<typeof recordsApi.transactions>['totals'];

/** Every movement of the member's money, with sums over the whole filter (MONEY-03). */
export default function AccountRecordPage() {
  return isTrial(useSession()) ? <NoRecord /> : <MemberRecord />;
}

/**
 * Explains kindly that trial accounts have no account record, before the server refuses. Play
 * money's bets are in the betting record.
 */
const NoRecord = () => (
  <AccountNeeded
    title={t('records.trial')}
    more={
      <Button wide onClick={() => navigate('/m/gameRecord')}>
        {t('records.bets')}
      </Button>
    }
  >
    {t('records.trial_help')}
  </AccountNeeded>
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
              sums={sumsOf(totals)}
              file={<AccountFile filter={filter} />}
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

/**
 * Sums that came from the site and went to it. Money at a table or held is still the member's: it
 * is no income when it comes back, and stands by itself.
 */
function sumsOf(totals: Totals | undefined) {
  const aside = totals && /[1-9]/.test(totals.aside) ? totals.aside : null;
  return [
    { label: t('records.money_net'), value: totals?.own },
    { label: t('records.money_in'), value: totals?.gained },
    { label: t('records.money_out'), value: totals?.spent },
    ...(aside === null ? [] : [{ label: t('records.set_aside'), value: aside }]),
  ];
}

function AccountFile({ filter: { query } }: { filter: StatementFilter }) {
  const columns: Columns<Movement> = {
    [t('records.csv_time')]: ({ at }) => at,
    [t('records.kind')]: ({ text }) => text,
    [t('records.cause')]: aboutOf,
    [t('records.csv_state')]: asideOf,
    [t('records.csv_amount')]: amountOf,
    [t('records.balance_after')]: ({ balanceAfter }) => balanceAfter,
    [t('records.round')]: ({ ref }) => ref.roundId,
    [t('records.entry')]: ({ id }) => id,
  };
  const read = (pageNum: number) =>
    callWith(recordsApi.transactions, { query: { ...query, pageNum, pageSize: FILE_PAGE } });
  return <FileButton name="account-record" columns={columns} read={read} />;
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

import type { TextKey } from '@palaro/api';
import { callWith, HOME, navigate, t, useCall, usePages } from '@palaro/client';
import { Button, EmptyState, FilterChips, ListScreen, SelectField, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { recordsApi } from '../records.api.ts';
import type { Bet } from './bet.ts';
import { BetDays } from './BetDays.tsx';
import { BetSheet } from './BetSheet.tsx';
import { BetTotals } from './BetTotals.tsx';
import { betState } from './bet-days.ts';
import { FILE_PAGE, FileButton, type Columns } from './FileButton.tsx';
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
            <BetTotals
              of={bets.first?.totals}
              count={bets.total}
              file={<BetFile filter={filter} />}
            />
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
      <GameFilter filter={filter} />
    </div>
  );
}

/** The games that were played in these days; with one or none there is nothing to choose. */
function GameFilter({ filter }: { filter: RecordFilter }) {
  const { from, to } = filter.period;
  const { data } = useCall(recordsApi.playedGames, { query: { from, to } });
  const games = data?.list ?? [];
  if (games.length < 2 && !filter.gameId) return null;
  return (
    <SelectField
      label={t('records.game')}
      choose={t('records.game_all')}
      options={games.map(({ gameId, gameName }) => ({ value: gameId, label: gameName }))}
      value={filter.gameId}
      onChange={({ target }) => filter.setGame(target.value)}
    />
  );
}

function BetFile({ filter: { query } }: { filter: RecordFilter }) {
  const columns: Columns<Bet> = {
    [t('records.csv_time')]: ({ openedAt }) => openedAt,
    [t('records.game')]: ({ gameName }) => gameName,
    [t('records.provider')]: ({ vendorName }) => vendorName,
    [t('records.csv_state')]: betState,
    [t('records.stake')]: ({ stake }) => stake,
    [t('records.paid')]: ({ payout }) => payout,
    [t('records.returned')]: ({ refund }) => refund,
    [t('records.net')]: ({ net }) => net,
    [t('records.round')]: ({ roundId }) => roundId,
  };
  const read = (pageNum: number) =>
    callWith(recordsApi.rounds, { query: { ...query, pageNum, pageSize: FILE_PAGE } });
  return <FileButton name="betting-record" columns={columns} read={read} />;
}

import { reloadCall, t } from '@palaro/client';
import {
  Instant,
  ListPage,
  Money,
  TIME_WIDTH,
  useList,
  useWork,
  type Column,
  type Filter,
  type View,
} from '@palaro/desk';
import { SHARED_CARDS } from '@palaro/games/cards';
import { Badge } from '@palaro/ui';
import { useCallback, useState } from 'react';
import { tablesConsoleApi, type ListedTableRound } from '../console-tables.api.ts';
import { tableTopic } from '../table-topics.ts';
import { gameOptions } from './game-options.ts';
import { AskForVoid } from './AskForVoid.tsx';
import { Listen, useAtMostOnceASecond } from './listen.ts';
import { TableRound } from './TableRound.tsx';

const TONES = {
  ...({ O: 'gold', L: 'gold', R: 'gold', E: 'sky' } as const),
  ...({ X: 'sky', D: 'leaf', V: 'dim' } as const),
};

const COLUMNS: readonly Column<ListedTableRound>[] = [
  { key: 'table', title: 'play-console.table', width: 190, cell: ({ game }) => game },
  { key: 'no', title: 'play-console.round_no', width: 110, cell: ({ roundNo }) => roundNo },
  { key: 'state', title: 'play-console.state', cell: (row) => <State of={row} /> },
  {
    key: 'opened',
    title: 'play-console.opened',
    width: TIME_WIDTH,
    cell: ({ openedAt }) => <Instant at={openedAt} />,
  },
  { key: 'bets', title: 'play-console.bets', align: 'end', width: 140, cell: ({ bets }) => bets },
  {
    key: 'stakes',
    title: 'play-console.stakes',
    align: 'end',
    width: 150,
    cell: ({ stakes }) => <Money value={stakes} exact />,
  },
  {
    key: 'unpaid',
    title: 'play-console.unpaid',
    align: 'end',
    width: 110,
    cell: ({ unpaid }) => unpaid,
  },
];

const State = ({ of: { state, stuck, interrupted, voidAsked } }: { of: ListedTableRound }) => (
  <>
    <Badge tone={TONES[state]}>{t(`play-console.state.${state}`)}</Badge>{' '}
    {stuck && <Badge tone="rose">{t('play-console.stuck')}</Badge>}{' '}
    {interrupted && <Badge tone="dim">{t('play-console.interrupted')}</Badge>}{' '}
    {voidAsked && <Badge tone="sky">{t('play-console.void_asked')}</Badge>}
  </>
);

const filters = (): Filter[] => [
  {
    name: 'game',
    label: 'play-console.table',
    kind: 'choice',
    options: gameOptions(SHARED_CARDS),
  },
];

const views = (): View[] => [
  { name: t('play-console.view.going'), query: 'state=going' },
  { name: t('play-console.view.void'), query: 'state=void' },
];

/** Rounds that all players of a table share: what goes on, what is stuck, what was void. */
export default function TablesScreen() {
  const list = useList(tablesConsoleApi.tableRounds);
  const reload = useCallback(() => void reloadCall(tablesConsoleApi.tableRounds), []);
  useWork(reload);
  const heard = useAtMostOnceASecond(reload);
  const [asked, ask] = useState<ListedTableRound | null>(null);
  const { game } = list.filters;
  return (
    <>
      {SHARED_CARDS.filter(({ id }) => !game || id === game).map(({ id }) => (
        <Listen key={id} topic={tableTopic(id)} heard={heard} />
      ))}
      <ListPage
        title="play-console.table_rounds"
        list={list}
        columns={COLUMNS}
        rowKey={({ key }) => key}
        filters={filters()}
        views={views()}
        empty="play-console.tables_empty"
        aside={(row) => ({
          title: `${row.game} ${row.roundNo}`,
          body: <TableRound key={row.key} row={row} state={<State of={row} />} ask={ask} />,
        })}
      />
      {asked && <AskForVoid round={asked} onClose={() => ask(null)} />}
    </>
  );
}

import { t } from '@palaro/client';
import {
  DataTable,
  Filters,
  Money,
  useList,
  useMay,
  type BulkAction,
  type Column,
  type Filter,
} from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { useState } from 'react';
import { catalogueConsoleApi, type BoardGame, type GameChange } from '../console.api.ts';
import type { Levels } from './board.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { TermsDialog, type AskedTerms } from './TermsDialog.tsx';
import { audienceText } from './terms-text.ts';

type Marks = Omit<NonNullable<GameChange['games']>[number], 'nodeId'>;

/** What can be done with selected games. */
const ACTIONS = [
  ['off', { enabled: false }],
  ['on', { enabled: true }],
  ['hot', { hot: true }],
  ['not_hot', { hot: false }],
  ['new', { isNew: true }],
  ['not_new', { isNew: false }],
  ['by_itself', { hot: null, isNew: null }],
] as const satisfies readonly (readonly [string, Marks])[];

const COLUMNS: readonly Column<BoardGame>[] = [
  { key: 'name', title: 'catalogue-console.game', cell: (game) => <strong>{game.name}</strong> },
  { key: 'vendor', title: 'catalogue-console.vendor', cell: (game) => game.vendorName, width: 124 },
  {
    key: 'category',
    title: 'catalogue-console.category',
    cell: (game) => game.category,
    width: 100,
  },
  {
    key: 'state',
    title: 'catalogue-console.state',
    cell: (game) => <State of={game} />,
    width: 156,
  },
  {
    key: 'marks',
    title: 'catalogue-console.marks',
    cell: (game) => <MarkList of={game} />,
    width: 96,
  },
  {
    key: 'minBet',
    title: 'catalogue-console.min_bet',
    cell: (game) => <Bound value={game.minBet} own={game.terms.minBet} />,
    align: 'end',
    width: 118,
  },
  {
    key: 'maxBet',
    title: 'catalogue-console.max_bet',
    cell: (game) => <Bound value={game.maxBet} own={game.terms.maxBet} />,
    align: 'end',
    width: 118,
  },
  {
    key: 'audience',
    title: 'catalogue-console.audience',
    cell: (game) => audienceText(game.terms),
    width: 112,
  },
];

interface Asked {
  title: string;
  change: GameChange;
}

/** Every game with its switch, marks and limits; selected ones are changed together. */
export function GamesPart({ levels }: { levels: Levels }) {
  const list = useList(catalogueConsoleApi.boardGames);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [askedTerms, setAskedTerms] = useState<AskedTerms | null>(null);
  const may = useMay('game.manage');
  const bulk: BulkAction<BoardGame>[] = ACTIONS.map(([key, marks]) => ({
    key,
    label: (rows) => t(`catalogue-console.do.${key}`, { count: rows.length }),
    danger: key === 'off',
    run: (rows) =>
      setAsked({
        title: t(`catalogue-console.do.${key}`, { count: rows.length }),
        change: { games: rows.map(({ nodeId }) => ({ nodeId, ...marks })) },
      }),
  }));
  const terms: BulkAction<BoardGame>[] = (['bounds', 'audience'] as const).map((what) => ({
    key: what,
    label: (rows) => t(`catalogue-console.do.${what}`, { count: rows.length }),
    run: (rows) =>
      setAskedTerms({
        title: t(`catalogue-console.do.${what}`, { count: rows.length }),
        what,
        now: rows.map((game) => game.terms),
        change: (given) => ({ games: rows.map(({ nodeId }) => ({ nodeId, ...given })) }),
      }),
  }));
  return (
    <>
      <DataTable
        filters={<Filters filters={filtersOf(levels)} values={list.filters} set={list.set} />}
        label={t('catalogue-console.games')}
        screen="switchboard"
        columns={COLUMNS}
        pages={list.pages}
        rowKey={(game) => game.nodeId}
        bulk={may ? [...bulk, ...terms] : []}
        empty={t('catalogue-console.no_games')}
      />
      <ChangeDialog
        title={asked?.title ?? ''}
        change={asked?.change ?? null}
        onClose={() => setAsked(null)}
      />
      {askedTerms && <TermsDialog asked={askedTerms} onClose={() => setAskedTerms(null)} />}
    </>
  );
}

function filtersOf(levels: Levels): Filter[] {
  const options = (of: Levels['categories']) =>
    of.map(({ code, name }) => ({ value: code, label: name }));
  return [
    { name: 'q', label: 'catalogue-console.game', kind: 'text' },
    {
      name: 'category',
      label: 'catalogue-console.category',
      kind: 'choice',
      options: options(levels.categories),
    },
    {
      name: 'vendor',
      label: 'catalogue-console.vendor',
      kind: 'choice',
      options: options(levels.vendors),
    },
    {
      name: 'state',
      label: 'catalogue-console.state',
      kind: 'choice',
      options: [
        { value: 'on', label: t('catalogue-console.shown') },
        { value: 'off', label: t('catalogue-console.hidden') },
      ],
    },
  ];
}

/** A bound of one bet; operators' own stands out. */
const Bound = ({ value, own }: { value: string; own: string | null }) =>
  own === value ? (
    <strong>
      <Money value={value} />
    </strong>
  ) : (
    <Money value={value} />
  );

function State({ of: { enabled, shown } }: { of: BoardGame }) {
  if (shown) return <Badge tone="leaf">{t('catalogue-console.shown')}</Badge>;
  return (
    <Badge tone="rose">
      {t(enabled ? 'catalogue-console.hidden_above' : 'catalogue-console.hidden')}
    </Badge>
  );
}

function MarkList({ of: { hot, isNew } }: { of: BoardGame }) {
  const marks = [
    hot === true && t('catalogue-console.hot'),
    hot === false && t('catalogue-console.never_hot'),
    isNew === true && t('catalogue-console.new'),
    isNew === false && t('catalogue-console.never_new'),
  ].filter((mark) => mark !== false);
  return <span>{marks.length > 0 ? marks.join(', ') : t('catalogue-console.by_itself')}</span>;
}

import { t, usePages, type RowOf } from '@palaro/client';
import {
  act,
  CallForm,
  ConfirmDialog,
  DataTable,
  Instant,
  SideSheet,
  TIME_WIDTH,
  useMay,
  type Column,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { consoleApi } from '../console.api.ts';
import { ImagesField } from './ImagesField.tsx';
import styles from './content.module.css';

type Match = RowOf<typeof consoleApi.matchList>;

const COLUMNS: readonly Column<Match>[] = [
  {
    key: 'match',
    title: 'content-console.match',
    cell: ({ homeTeam, awayTeam }) => `${homeTeam} – ${awayTeam}`,
  },
  {
    key: 'matchTime',
    title: 'content-console.matchTime',
    width: TIME_WIDTH,
    cell: (row) => <Instant at={row.matchTime} />,
  },
  {
    key: 'shownFrom',
    title: 'content-console.shownFrom',
    width: TIME_WIDTH,
    cell: (row) => <Instant at={row.shownFrom} />,
  },
  {
    key: 'shownUntil',
    title: 'content-console.shownUntil',
    width: TIME_WIDTH,
    cell: (row) => <Instant at={row.shownUntil} />,
  },
  { key: 'vendor', title: 'content-console.vendor', width: 130, cell: (row) => row.vendor },
];

/** Matches that are put forward and not over. A row opens the way to take it back. */
export function MatchesPart() {
  const pages = usePages(consoleApi.matchList, {});
  const may = useMay('content.edit');
  const [adds, setAdds] = useState(false);
  const [gone, setGone] = useState<Match | null>(null);
  return (
    <div className={styles.part}>
      {may && (
        <div>
          <Button size="sm" onClick={() => setAdds(true)}>
            {t('content-console.add_match')}
          </Button>
        </div>
      )}
      <DataTable<Match>
        label={t('content-console.matches')}
        screen="content-matches"
        columns={COLUMNS}
        pages={pages}
        rowKey={(row) => row.id}
        onOpen={may ? setGone : undefined}
        empty={t('content-console.no_matches')}
      />
      {adds && <AddMatch onClose={() => setAdds(false)} />}
      <ConfirmDialog
        open={gone !== null}
        danger
        title={t('content-console.remove_match', {
          name: gone ? `${gone.homeTeam} – ${gone.awayTeam}` : '',
        })}
        confirm={t('content-console.take_back')}
        onConfirm={() =>
          act(consoleApi.removeMatch, { params: { entry: gone?.id ?? '' } }, [consoleApi.matchList])
        }
        onClose={() => setGone(null)}
      />
    </div>
  );
}

const PICTURES = ['homeImage', 'awayImage'] as const;

const AddMatch = ({ onClose }: { onClose(): void }) => (
  <SideSheet title={t('content-console.add_match')} onClose={onClose}>
    <CallForm
      endpoint={consoleApi.addMatch}
      labels={{
        league: 'content-console.league',
        homeTeam: 'content-console.homeTeam',
        awayTeam: 'content-console.awayTeam',
        matchTime: 'content-console.matchTime',
        shownFrom: 'content-console.shownFrom',
        shownUntil: 'content-console.shownUntil',
        vendor: 'content-console.vendor',
        roomId: 'content-console.roomId',
        nodeId: 'content-console.nodeId',
      }}
      initial={{ homeImage: '', awayImage: '' }}
      submit={t('content-console.add_match')}
      reload={[consoleApi.matchList]}
      done={onClose}
    >
      {(values, change) =>
        PICTURES.map((name) => (
          <ImagesField
            key={name}
            label={t(`content-console.${name}`)}
            max={1}
            value={values[name] ? [String(values[name])] : []}
            onChange={([url = '']) => change(name, url)}
          />
        ))
      }
    </CallForm>
  </SideSheet>
);

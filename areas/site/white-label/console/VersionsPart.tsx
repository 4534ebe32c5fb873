import { t, useCall, usePages } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  DataTable,
  Diff,
  Instant,
  Loaded,
  SideSheet,
  useMay,
  TIME_WIDTH,
  type Column,
} from '@palaro/desk';
import { Button, TextField } from '@palaro/ui';
import { useState } from 'react';
import { whiteLabelApi, type DifferenceRow, type VersionRow } from '../white-label.api.ts';
import { AFTER_CHANGE, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

const COLUMNS: readonly Column<VersionRow>[] = [
  {
    key: 'number',
    title: 'white-label-console.version',
    cell: (row) => row.number,
    align: 'end',
    width: 90,
  },
  {
    key: 'at',
    title: 'white-label-console.at',
    cell: (row) => <Instant at={row.at} />,
    width: TIME_WIDTH,
  },
  {
    key: 'people',
    title: 'white-label-console.people',
    cell: (row) => row.people.join(', '),
    width: 180,
  },
  { key: 'names', title: 'white-label-console.values', cell: (row) => row.names.join(', ') },
  {
    key: 'reason',
    title: 'white-label-console.reason',
    cell: (row) => (row.number === 0 ? t('white-label-console.beginning') : row.reason),
  },
];

/** Every change, what differs between any two, and the way back to one. */
export function VersionsPart({ site }: { site: SiteReply }) {
  const pages = usePages(whiteLabelApi.siteVersions, {});
  const [open, setOpen] = useState<VersionRow | null>(null);
  return (
    <>
      <DataTable<VersionRow>
        label={t('white-label-console.versions')}
        screen="site-versions"
        columns={COLUMNS}
        pages={pages}
        rowKey={(row) => String(row.number)}
        onOpen={setOpen}
        openKey={open && String(open.number)}
        empty={t('white-label-console.no_versions')}
      />
      {open && <Version of={open} newest={site.number} onClose={() => setOpen(null)} />}
    </>
  );
}

interface VersionProps {
  of: VersionRow;
  newest: number;
  onClose(): void;
}

function Version({ of: { number }, newest, onClose }: VersionProps) {
  const [to, setTo] = useState('');
  const [asked, setAsked] = useState(false);
  const may = useMay('site.change');
  const other = Number(to);
  const query = {
    from: number,
    ...(to !== '' && other >= 0 && other <= newest ? { to: other } : {}),
  };
  const difference = useCall(whiteLabelApi.siteDifference, { query });
  return (
    <SideSheet
      title={t('white-label-console.version_number', { number })}
      foot={
        may && (
          <Button tone="gold" onClick={() => setAsked(true)}>
            {t('white-label-console.restore', { number })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        <TextField
          type="number"
          min={0}
          max={newest}
          label={t('white-label-console.compare_with')}
          help={t('white-label-console.compare_help')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Loaded of={difference}>{({ list }) => <Differing list={list} />}</Loaded>
      </div>
      <ConfirmDialog
        open={asked}
        title={t('white-label-console.restore', { number })}
        confirm={t('white-label-console.restore', { number })}
        reason
        onConfirm={(reason) =>
          act(whiteLabelApi.restoreSite, { params: { number }, body: { reason } }, [
            ...AFTER_CHANGE,
            whiteLabelApi.siteDifference,
          ])
        }
        onClose={() => setAsked(false)}
      />
    </SideSheet>
  );
}

const sideOf = (list: readonly DifferenceRow[], side: 'from' | 'to') =>
  Object.fromEntries(list.map((row) => [row.name, row[side]]));

const Differing = ({ list }: { list: readonly DifferenceRow[] }) => (
  <Diff before={sideOf(list, 'from')} after={sideOf(list, 'to')} />
);

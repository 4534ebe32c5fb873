import { t } from '@palaro/client';
import {
  act,
  Ago,
  ConfirmDialog,
  DataTable,
  useList,
  useMay,
  TIME_WIDTH,
  type Column,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { overviewApi, type DeadRow } from '../overview.api.ts';
import { Part } from './Part.tsx';

const COLUMNS: readonly Column<DeadRow>[] = [
  { key: 'task', title: 'overview-console.jobs.task', cell: ({ task }) => task, width: 260 },
  {
    key: 'attempts',
    title: 'overview-console.jobs.attempts',
    cell: ({ attempts }) => attempts,
    align: 'end',
    width: 90,
  },
  {
    key: 'failedAt',
    title: 'overview-console.jobs.failed_at',
    cell: ({ failedAt }) => <Ago at={failedAt} />,
    width: TIME_WIDTH,
  },
  { key: 'error', title: 'overview-console.jobs.error', cell: ({ error }) => error },
];

/** Tasks that failed for the last time; one that is tried again and succeeds is gone. */
export function DeadLetters() {
  const { pages } = useList(overviewApi.deadLetters);
  const [asked, setAsked] = useState<DeadRow | null>(null);
  const mayRun = useMay('job.run');
  const retry: Column<DeadRow> = {
    key: 'retry',
    title: 'desk.record.actions',
    cell: (row) => (
      <Button size="sm" onClick={() => setAsked(row)}>
        {t('overview-console.jobs.retry')}
      </Button>
    ),
    width: 140,
  };
  return (
    <Part title={t('overview-console.jobs.dead')}>
      <DataTable
        label={t('overview-console.jobs.dead')}
        screen="dead-letters"
        columns={mayRun ? [...COLUMNS, retry] : COLUMNS}
        pages={pages}
        rowKey={({ id }) => id}
        empty={t('overview-console.jobs.no_dead')}
      />
      {asked && (
        <ConfirmDialog
          open
          title={t('overview-console.jobs.retry_title', { name: asked.task })}
          confirm={t('overview-console.jobs.retry')}
          onConfirm={() =>
            act(overviewApi.retryDeadLetter, { params: { letter: asked.id } }, [
              overviewApi.deadLetters,
              overviewApi.jobs,
            ])
          }
          onClose={() => setAsked(null)}
        >
          <p>{t('overview-console.jobs.retry_text')}</p>
        </ConfirmDialog>
      )}
    </Part>
  );
}

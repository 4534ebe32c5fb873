import { t, useCall } from '@palaro/client';
import { act, Ago, ConfirmDialog, Instant, Loaded, PlainTable, useMay } from '@palaro/desk';
import { Badge, Button } from '@palaro/ui';
import { useState } from 'react';
import { overviewApi, type JobRow } from '../overview.api.ts';
import { DeadLetters } from './DeadLetters.tsx';
import styles from './overview.module.css';
import { useEvery } from './use-waiting.ts';

const EVERY_MS = 5_000;
const COLUMNS = [
  { title: 'overview-console.jobs.name' },
  { title: 'overview-console.jobs.every', end: true },
  { title: 'overview-console.jobs.last', end: true },
  { title: 'overview-console.jobs.took', end: true },
  { title: 'overview-console.jobs.next', end: true },
  { title: 'overview-console.jobs.state' },
] as const;

interface Asked {
  job: JobRow;
  what: 'run' | 'pause' | 'resume';
}

/** Every scheduled job, and the tasks that failed for the last time (§4, 29). */
export default function JobsScreen() {
  const read = useCall(overviewApi.jobs);
  useEvery(EVERY_MS, () => void read.refetch());
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayRun = useMay('job.run');
  return (
    <div className={styles.screen}>
      <h1>{t('overview-console.jobs')}</h1>
      <DeadLetters />
      <Loaded of={read}>
        {({ list }) => (
          <PlainTable
            label={t('overview-console.jobs')}
            empty=""
            columns={mayRun ? [...COLUMNS, { title: 'desk.record.actions' }] : COLUMNS}
            rows={list.map((job) => ({ key: job.name, cells: cellsOf(job, mayRun, setAsked) }))}
          />
        )}
      </Loaded>
      {asked && <AskDialog asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function cellsOf(job: JobRow, mayRun: boolean, ask: (asked: Asked) => void) {
  const { name, everySeconds, lastRun, nextAt, pausedBy } = job;
  const cells = [
    <strong key="name">{name}</strong>,
    periodText(everySeconds),
    lastRun ? <Ago key="last" at={lastRun.at} /> : t('overview-console.jobs.never'),
    lastRun ? tookText(lastRun.tookMs) : '',
    nextAt ? <Instant key="next" at={nextAt} /> : '',
    <State key="state" job={job} />,
  ];
  if (!mayRun) return cells;
  return [
    ...cells,
    <span key="buttons" className={styles.buttons}>
      <Button size="sm" onClick={() => ask({ job, what: 'run' })}>
        {t('overview-console.jobs.run')}
      </Button>
      <Button size="sm" onClick={() => ask({ job, what: pausedBy === null ? 'pause' : 'resume' })}>
        {t(pausedBy === null ? 'overview-console.jobs.pause' : 'overview-console.jobs.resume')}
      </Button>
    </span>,
  ];
}

function State({ job: { pausedBy, lastRun, late, waiting } }: { job: JobRow }) {
  if (pausedBy !== null)
    return <Badge tone="gold">{t('overview-console.jobs.paused', { name: pausedBy })}</Badge>;
  if (lastRun?.failed) return <Badge tone="rose">{t('overview-console.jobs.failed')}</Badge>;
  if (late) return <Badge tone="rose">{t('overview-console.jobs.late')}</Badge>;
  if (waiting) return <Badge tone="sky">{t('overview-console.jobs.waiting')}</Badge>;
  return <Badge tone="leaf">{t('overview-console.jobs.fine')}</Badge>;
}

function AskDialog({ asked: { job, what }, onClose }: { asked: Asked; onClose(): void }) {
  const params = { job: job.name };
  const reload = [overviewApi.jobs];
  const doIt = (reason: string) =>
    what === 'run'
      ? act(overviewApi.runJob, { params }, reload)
      : act(overviewApi.pauseJob, { params, body: { paused: what === 'pause', reason } }, reload);
  return (
    <ConfirmDialog
      open
      title={t(`overview-console.jobs.${what}_title`, { name: job.name })}
      confirm={t(`overview-console.jobs.${what}`)}
      danger={what === 'pause'}
      reason={what !== 'run'}
      onConfirm={doIt}
      onClose={onClose}
    >
      {what === 'run' && <p>{t('overview-console.jobs.run_text')}</p>}
    </ConfirmDialog>
  );
}

const MINUTE = 60;
const HOUR = 3_600;
const periodText = (seconds: number) => {
  if (seconds % HOUR === 0) return `${seconds / HOUR} h`;
  return seconds % MINUTE === 0 ? `${seconds / MINUTE} min` : `${seconds} s`;
};

/** Most jobs take a few milliseconds. */
const tookText = (ms: number) =>
  ms < 1000 ? `${ms} ms` : t('overview-console.seconds', { count: (ms / 1000).toFixed(1) });

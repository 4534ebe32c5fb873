import { plusSeconds } from '@palaro/kernel';
import { jobDesk, type App } from '@palaro/server';
import type { Alarm } from '../overview.api.ts';
import {
  FOLD_LAG_ALARM_SECONDS,
  VENDOR_ASKED_MIN,
  VENDOR_FAILING_SHARE,
} from '../overview.limits.ts';
import { metricValues } from './metric-values.ts';
import type { QueueRow } from './read-queues.ts';

/** What alarms are judged by, queues of work apart. */
export async function readMachines(app: App) {
  const desk = jobDesk.of(app);
  const [state, jobs, vendors, foldLagSeconds, findings] = await Promise.all([
    desk.state(),
    desk.jobs(),
    readVendors(app),
    readFoldLag(app),
    readFindings(app),
  ]);
  return { dead: state.dead, jobs, vendors, foldLagSeconds, findings };
}

/** The alarms that are on now (docs/domain/operator-console.md §8). */
export function alarmsOf(
  { dead, jobs, vendors, foldLagSeconds, findings }: Awaited<ReturnType<typeof readMachines>>,
  queues: readonly QueueRow[],
  now: Date,
) {
  return [
    ...(dead > 0 ? [alarm('dead_jobs', String(dead), '/jobs')] : []),
    ...jobs.filter(({ late }) => late).map(({ name }) => alarm('late_jobs', name, '/jobs')),
    ...(foldLagSeconds > FOLD_LAG_ALARM_SECONDS
      ? [alarm('fold_lag', String(foldLagSeconds), '/status')]
      : []),
    ...(findings > 0 ? [alarm('findings', String(findings), null)] : []),
    ...vendors
      .filter(isFailing)
      .map(({ vendor }) => alarm('vendor_failing', vendor, `/vendors/${vendor}`)),
    ...queues
      .filter(({ oldest, lateAfter }) => oldest && plusSeconds(new Date(oldest), lateAfter) < now)
      .map(({ name, path }) => alarm('late_work', name, path)),
  ];
}

const alarm = (name: Alarm, about: string, path: string | null) => ({ alarm: name, about, path });

async function readVendors(app: App) {
  const vendors = new Map<string, { answered: number; failed: number; notAsked: number }>();
  for (const { labels, value } of await metricValues(app.metrics, 'palaro_vendor_calls_total')) {
    const { vendor = '', outcome = '' } = labels;
    const of = vendors.get(vendor) ?? { answered: 0, failed: 0, notAsked: 0 };
    if (outcome === 'answered') of.answered += value;
    else if (outcome === 'notAsked') of.notAsked += value;
    else of.failed += value;
    vendors.set(vendor, of);
  }
  return [...vendors].map(([vendor, of]) => ({ vendor, ...of }));
}

const isFailing = ({ answered, failed }: { answered: number; failed: number }) =>
  answered + failed >= VENDOR_ASKED_MIN && failed / (answered + failed) > VENDOR_FAILING_SHARE;

async function readFoldLag(app: App): Promise<number> {
  const lags = await metricValues(app.serverMetrics, 'palaro_fold_lag_seconds');
  return Math.round(Math.max(0, ...lags.map(({ value }) => value)));
}

async function readFindings(app: App): Promise<number> {
  const [open] = await metricValues(app.metrics, 'palaro_findings_open');
  return open?.value ?? 0;
}

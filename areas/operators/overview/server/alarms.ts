import { silentProviders } from '@palaro/cashier/server';
import { readAsks } from '@palaro/catalogue/server';
import { plusSeconds } from '@palaro/kernel';
import { lateSalts } from '@palaro/play/server';
import { jobDesk, type App } from '@palaro/server';
import type { Alarm } from '../overview.api.ts';
import {
  FOLD_LAG_ALARM_SECONDS,
  VENDOR_ASKED_MIN,
  VENDOR_FAILING_SHARE,
  VENDOR_JUDGED_SECONDS,
} from '../overview.limits.ts';
import { readGoLive } from './go-live.ts';
import { metricValues } from './metric-values.ts';
import type { QueueRow } from './read-queues.ts';

/** What alarms are judged by, queues of work apart. */
export async function readMachines(app: App) {
  const desk = jobDesk.of(app);
  const [state, jobs, failing, silent, unsalted, foldLagSeconds, findings, goLive] =
    await Promise.all([
      desk.state(),
      desk.jobs(),
      readFailing(app),
      silentProviders(app),
      lateSalts(app),
      readFoldLag(app),
      readFindings(app),
      app.config.production ? readGoLive(app) : null,
    ]);
  const notReady = goLive?.length ?? 0;
  return { dead: state.dead, jobs, failing, silent, unsalted, foldLagSeconds, findings, notReady };
}

/** The alarms that are on now (docs/domain/operator-console.md §8). */
export function alarmsOf(
  {
    dead,
    jobs,
    failing,
    silent,
    unsalted,
    foldLagSeconds,
    findings,
    notReady,
  }: Awaited<ReturnType<typeof readMachines>>,
  queues: readonly QueueRow[],
  now: Date,
) {
  return [
    ...(dead > 0 ? [alarm('dead_jobs', String(dead), '/jobs')] : []),
    ...jobs.filter(({ late }) => late).map(({ name }) => alarm('late_jobs', name, '/jobs')),
    ...(foldLagSeconds > FOLD_LAG_ALARM_SECONDS
      ? [alarm('fold_lag', String(foldLagSeconds), '/status')]
      : []),
    ...(findings > 0 ? [alarm('findings', String(findings), '/status')] : []),
    ...(notReady > 0 ? [alarm('not_ready', String(notReady), '/status')] : []),
    ...failing.map((vendor) => alarm('vendor_failing', vendor, `/vendors/${vendor}`)),
    ...silent.map((provider) => alarm('silent_provider', provider, '/payment-methods')),
    ...unsalted.map((game) => alarm('late_salt', game, '/status')),
    ...queues
      .filter(({ oldest, lateAfter }) => oldest && plusSeconds(new Date(oldest), lateAfter) < now)
      .map(({ name, path }) => alarm('late_work', name, path)),
  ];
}

const alarm = (name: Alarm, about: string, path: string) => ({ alarm: name, about, path });

/** Vendors whose requests fail; one that is not asked, because it does not answer, fails too. */
async function readFailing(app: App): Promise<string[]> {
  const asks = await readAsks(app, VENDOR_JUDGED_SECONDS);
  return asks.filter(isFailing).map(({ vendor }) => vendor);
}

type Asked = Awaited<ReturnType<typeof readAsks>>[number];

function isFailing({ answered, failed, notAsked }: Asked): boolean {
  const all = answered + failed + notAsked;
  return all >= VENDOR_ASKED_MIN && (failed + notAsked) / all > VENDOR_FAILING_SHARE;
}

async function readFoldLag(app: App): Promise<number> {
  const lags = await metricValues(app.serverMetrics, 'palaro_fold_lag_seconds');
  return Math.round(Math.max(0, ...lags.map(({ value }) => value)));
}

async function readFindings(app: App): Promise<number> {
  const [open] = await metricValues(app.metrics, 'palaro_findings_open');
  return open?.value ?? 0;
}

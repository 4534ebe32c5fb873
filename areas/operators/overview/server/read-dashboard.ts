import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import { jobDesk, type App, type Operator } from '@palaro/server';
import type { Alarm, Dashboard } from '../overview.api.ts';
import {
  FOLD_LAG_ALARM_SECONDS,
  ONLINE_SECONDS,
  VENDOR_ASKED_MIN,
  VENDOR_FAILING_SHARE,
} from '../overview.limits.ts';
import {
  countBetsPerMinute,
  countOnline,
  readExposure,
  readGameDay,
} from './dashboard.repository.ts';
import { queueFigures } from './look-after-jobs.ts';
import { metricValues } from './metric-values.ts';
import { readQueues } from './read-queues.ts';

const WEEK_SECONDS = 7 * 86_400;

/** How the site is now. Every figure comes from a read model or a metric that exists anyway. */
export async function readDashboard(app: App, operator: Operator): Promise<Dashboard> {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const days = { today: dayIn(zone, now), lastWeek: dayIn(zone, plusSeconds(now, -WEEK_SECONDS)) };
  const desk = jobDesk.of(app);
  const [play, state, jobs, vendors, foldLagSeconds, findings, queues] = await Promise.all([
    readPlay(app, now, days),
    desk.state(),
    desk.jobs(),
    readVendors(app),
    readFoldLag(app),
    readFindings(app),
    readQueues(app, operator),
  ]);
  const alarms = [
    ...(state.dead > 0 ? [alarm('dead_jobs', String(state.dead), '/jobs')] : []),
    ...jobs.filter(({ late }) => late).map(({ name }) => alarm('late_jobs', name, '/jobs')),
    ...(foldLagSeconds > FOLD_LAG_ALARM_SECONDS
      ? [alarm('fold_lag', String(foldLagSeconds), '/status')]
      : []),
    ...(findings > 0 ? [alarm('findings', String(findings), null)] : []),
    ...vendors.filter(isFailing).map(({ vendor }) => alarm('vendor_failing', vendor, null)),
    ...queues.list
      .filter(({ oldest, lateAfter }) => oldest && plusSeconds(new Date(oldest), lateAfter) < now)
      .map(({ name, path }) => alarm('late_work', name, path)),
  ];
  return {
    ...{ at: now.toISOString(), ...play, days, vendors, foldLagSeconds, alarms },
    queue: queueFigures(state),
  };
}

const alarm = (name: Alarm, about: string, path: string | null) => ({ alarm: name, about, path });

/** From the database, so the same on every node. */
async function readPlay(app: App, now: Date, days: Dashboard['days']) {
  const [online, betsPerMinute, exposure, today, lastWeek] = await Promise.all([
    countOnline(app.db, plusSeconds(now, -ONLINE_SECONDS)),
    countBetsPerMinute(app.db, now),
    readExposure(app.db),
    figuresOf(app, days.today),
    figuresOf(app, days.lastWeek),
  ]);
  const { rounds, stakes } = exposure;
  return {
    ...{ online, betsPerMinute, today, lastWeek },
    exposure: { rounds, stakes: Money.text(stakes) },
  };
}

async function figuresOf(app: App, day: string) {
  const { taken, paid, given, rounds } = await readGameDay(app.db, day);
  const [ggr, shown] = [taken - paid, (amount: bigint) => Money.text(amount)];
  return {
    ...{ taken: shown(taken), paid: shown(paid), ggr: shown(ggr) },
    ...{ given: shown(given), ngr: shown(ggr - given), rounds },
  };
}

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

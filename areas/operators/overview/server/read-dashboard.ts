import { readCashDay } from '@palaro/cashier/server';
import { readAsks } from '@palaro/catalogue/server';
import { dayIn, Money, plusSeconds } from '@palaro/kernel';
import { jobDesk, type App, type Operator } from '@palaro/server';
import type { Dashboard } from '../overview.api.ts';
import { ONLINE_SECONDS, VENDOR_SHOWN_SECONDS } from '../overview.limits.ts';
import { alarmsOf, readMachines } from './alarms.ts';
import {
  countBetsPerMinute,
  countOnline,
  readExposure,
  readGameDay,
} from './dashboard.repository.ts';
import { queueFigures } from './look-after-jobs.ts';
import { readQueues } from './read-queues.ts';

const WEEK_SECONDS = 7 * 86_400;

/** How the site is now. Every figure comes from a read model or a metric that exists anyway. */
export async function readDashboard(app: App, operator: Operator): Promise<Dashboard> {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const days = { today: dayIn(zone, now), lastWeek: dayIn(zone, plusSeconds(now, -WEEK_SECONDS)) };
  const [play, state, machines, queues, vendors] = await Promise.all([
    readPlay(app, now, days),
    jobDesk.of(app).state(),
    readMachines(app),
    readQueues(app, operator),
    readAsks(app, VENDOR_SHOWN_SECONDS),
  ]);
  const { foldLagSeconds } = machines;
  const alarms = alarmsOf(machines, queues.list, now);
  return {
    at: now.toISOString(),
    ...play,
    days,
    vendors,
    foldLagSeconds,
    alarms,
    queue: queueFigures(state),
  };
}

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
    online,
    betsPerMinute,
    today,
    lastWeek,
    exposure: { rounds, stakes: Money.text(stakes) },
  };
}

async function figuresOf(app: App, day: string) {
  const zone = app.site.settings['site.zone'];
  const [{ taken, paid, given, rounds }, { deposits, withdrawals }] = await Promise.all([
    readGameDay(app.db, day),
    readCashDay(app.db, day, zone),
  ]);
  const ggr = taken - paid;
  const shown = (amount: bigint) => Money.text(amount);
  return {
    taken: shown(taken),
    paid: shown(paid),
    ggr: shown(ggr),
    given: shown(given),
    ngr: shown(ggr - given),
    rounds,
    deposits: shown(deposits),
    withdrawals: shown(withdrawals),
  };
}

import { fillText } from '@palaro/api';
import { paymentGaps } from '@palaro/cashier/server';
import { contentGaps } from '@palaro/content/server';
import { deliveryGaps } from '@palaro/delivery/server';
import { operatorsWhoMay, type App } from '@palaro/server';
import type { GoLiveGap, Status } from '../overview.api.ts';
import { en } from '../overview-console.en.ts';

/** Most changes need two people, so one administrator can set up nothing. */
const ADMINISTRATORS_MIN = 2;

/** Where in the console a gap is closed; the others are closed by the environment. */
const PATHS: Partial<Record<GoLiveGap, string>> = {
  operators: '/operators',
  operators_mail: '/site',
  sms_sandbox: '/site',
  no_deposits: '/payment-methods',
  no_payouts: '/payment-methods',
  agreement: '/content',
  help: '/content',
  announcements: '/content',
};

/**
 * Reads the gaps to close before members of a real site may come (docs/operations.md). Null for a
 * demo, which nobody opens.
 */
export async function readGoLive(app: App): Promise<Status['goLive']> {
  if (app.config.demo) return null;
  const gaps = [
    ...(await houseGaps(app)),
    ...deliveryGaps(app),
    ...(await paymentGaps(app)),
    ...(await contentGaps(app)),
    ...(app.config.databaseUrl || app.config.walArchive ? [] : [gapOf('wal_archive')]),
  ];
  return gaps.map(({ gap, about }) => ({ gap, about, path: PATHS[gap] ?? null }));
}

const gapOf = (gap: GoLiveGap) => ({ gap, about: '' });

async function houseGaps(app: App) {
  const administrators = await operatorsWhoMay.of(app)('operator.manage');
  return [
    ...(administrators.length < ADMINISTRATORS_MIN ? [gapOf('operators')] : []),
    ...(app.site.settings['operators.mail'] ? [] : [gapOf('operators_mail')]),
  ];
}

/** The same as lines for whoever starts the site; empty for a demo. */
export async function goLiveLines(app: App): Promise<string[]> {
  const gaps = (await readGoLive(app)) ?? [];
  return gaps.map(({ gap, about }) => fillText(en[`gap.${gap}`], { about }));
}

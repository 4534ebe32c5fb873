import { defineTask } from '@palaro/server';
import { archivedBefore } from '@palaro/wallet/server';
import { archivePlay } from './archive-rounds.ts';
import { endAbandonedRounds } from './end-abandoned-rounds.ts';
import { linkAudit } from './link-audit.ts';
import { replayRounds } from './replay-rounds.ts';
import { sumReturns } from './returns/sum-returns.ts';
import { testRng } from './self-test.ts';

const HOUR_SECONDS = 3_600;

export const playTasks = [
  defineTask({
    name: 'play.link-audit',
    every: { seconds: 5 },
    timeoutSeconds: 60,
    // Bounded, so that a backlog after an outage drains over minutes instead of in one long
    // transaction.
    batch: 2_000,
    run: ({ app, batch }) => linkAudit(app, batch),
  }),
  defineTask({
    name: 'play.replay-rounds',
    // Runs often, so that a difference is known within minutes and not the next morning.
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 5_000,
    run: ({ app, batch }) => replayRounds(app, batch),
  }),
  defineTask({
    name: 'play.sum-returns',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 5_000,
    run: ({ app, batch }) => sumReturns(app, batch),
  }),
  defineTask({
    name: 'play.end-left-rounds',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 200,
    run: ({ app, now, batch }) => endAbandonedRounds(app, now, batch),
  }),
  defineTask({
    name: 'play.self-test',
    every: { seconds: HOUR_SECONDS },
    timeoutSeconds: 120,
    batch: 1,
    run: async ({ app }) => testRng(app),
  }),
  defineTask({
    name: 'play.archive-rounds',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 5_000,
    run: async ({ app, now, batch }) =>
      archivePlay(app.db, { before: await archivedBefore(app.pool, now), batch }),
  }),
];

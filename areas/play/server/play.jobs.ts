import { defineJob } from '@palaro/server';
import { archivedBefore } from '@palaro/wallet/server';
import { archivePlay } from './archive-rounds.ts';
import { linkAudit } from './link-audit.ts';
import { replayRounds } from './replay-rounds.ts';
import { testRng } from './self-test.ts';

const HOUR_SECONDS = 3_600;

export const playJobs = [
  defineJob({
    name: 'play.link-audit',
    every: { seconds: 5 },
    // A backlog after an outage drains over minutes instead of holding one long transaction.
    batch: 2_000,
    run: ({ app, batch }) => linkAudit(app, batch),
  }),
  defineJob({
    name: 'play.replay-rounds',
    // Little and often instead of once a night: a difference is known within minutes.
    every: { seconds: 60 },
    batch: 5_000,
    run: ({ app, batch }) => replayRounds(app, batch),
  }),
  defineJob({
    name: 'play.self-test',
    every: { seconds: HOUR_SECONDS },
    batch: 1,
    run: async ({ app }) => testRng(app),
  }),
  defineJob({
    name: 'play.archive-rounds',
    every: { seconds: 60 },
    batch: 5_000,
    run: async ({ app, now, batch }) =>
      archivePlay(app.db, { before: await archivedBefore(app.pool, now), batch }),
  }),
];

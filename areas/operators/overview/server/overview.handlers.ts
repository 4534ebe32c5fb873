import { wholeList, type Handlers } from '@palaro/server';
import type { overviewApi } from '../overview.api.ts';
import { pauseJob, readDeadLetters, readJobs, retryDeadLetter, runJob } from './look-after-jobs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readQueues } from './read-queues.ts';
import { readStatus } from './read-status.ts';
import { readTakings, releaseWork, takeWork } from './take-work.ts';

export const overviewHandlers: Handlers<typeof overviewApi> = {
  dashboard: ({ app, operator }) => readDashboard(app, operator),
  queues: async ({ app, operator }) => wholeList(await readQueues(app, operator)),
  takings: async ({ app, operator, params }) =>
    wholeList(await readTakings(app, operator, params.queue)),
  takeWork: ({ app, operator, params, body }) => takeWork(app, operator, params.queue, body.item),
  releaseWork: ({ app, operator, params }) => releaseWork(app, operator, params.queue, params.item),
  jobs: async ({ app }) => wholeList(await readJobs(app)),
  runJob: ({ app, operator, params }) => runJob(app, operator, params.job),
  pauseJob: ({ app, operator, params, body }) => pauseJob(app, operator, params.job, body),
  deadLetters: ({ app, query }) => readDeadLetters(app, query.pageNum ?? 1),
  retryDeadLetter: ({ app, operator, params }) => retryDeadLetter(app, operator, params.letter),
  status: ({ app }) => readStatus(app),
};

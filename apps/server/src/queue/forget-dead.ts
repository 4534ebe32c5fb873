import { defineTask } from '@palaro/server';
import { forgetDead } from './jobs.repository.ts';

/** Drops a task 90 days after its last failure; until then somebody can look at it. */
export const forgetDeadTasks = defineTask({
  name: 'server.forget-dead-tasks',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 1_000,
  run: ({ app, batch }) => forgetDead(app.db, batch),
});

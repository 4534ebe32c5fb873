import {
  allCalls,
  bodyOpener,
  changeKinds,
  jobDesk,
  nightlyChecks,
  operatorHolder,
  ownDataParts,
  provide,
  sentTexts,
  tokenHolder,
  workQueues,
  type AreaServer,
  type ScheduledTask,
  type Task,
} from '@palaro/server';
import { foldCheck } from './folds/fold-check.ts';
import { jobDeskOf } from './queue/job-desk.ts';

/** The server as a part of the wiring: what it provides to areas and needs from them. */
export function aroundAreas(areas: readonly AreaServer[], serverTasks: readonly Task[]) {
  const parts = areas.flatMap((area) =>
    area.ownData ? [{ ...area.ownData, area: area.name }] : [],
  );
  const kinds = areas.flatMap((area) => area.changeKinds ?? []);
  const calls = areas.flatMap(({ api }) => Object.values(api));
  const checks = [...areas.flatMap((area) => area.checks ?? []), foldCheck];
  const texts = areas.flatMap((area) =>
    (area.sentTexts ?? []).map((text) => ({ ...text, area: area.name })),
  );
  const queues = areas.flatMap((area) => area.workQueues ?? []);
  const tasks = [...areas.flatMap((area) => area.tasks ?? []), ...serverTasks];
  const scheduled = tasks.filter((task): task is ScheduledTask => 'every' in task);
  return {
    name: 'the server',
    provides: [
      provide(ownDataParts, () => parts),
      provide(nightlyChecks, () => checks),
      provide(allCalls, () => calls),
      provide(changeKinds, () => kinds),
      provide(sentTexts, () => texts),
      provide(workQueues, () => queues),
      provide(jobDesk, (app) => jobDeskOf(app, scheduled)),
    ],
    needs: [tokenHolder, bodyOpener, operatorHolder],
  };
}

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
  const ownData = areas.flatMap(({ name, ownData }) =>
    ownData ? [{ ...ownData, area: name }] : [],
  );
  const kinds = areas.flatMap((area) => area.changeKinds ?? []);
  const calls = areas.flatMap(({ api }) => Object.values(api));
  const checks = [...areas.flatMap((area) => area.checks ?? []), foldCheck];
  const texts = areas.flatMap(({ name, sentTexts = [] }) =>
    sentTexts.map((text) => ({ ...text, area: name })),
  );
  const queues = areas.flatMap((area) => area.workQueues ?? []);
  const tasks = [...areas.flatMap((area) => area.tasks ?? []), ...serverTasks];
  const scheduled = tasks.filter((task): task is ScheduledTask => 'every' in task);
  return {
    name: 'the server',
    provides: [
      provide(ownDataParts, () => ownData),
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

import { call } from '@palaro/client';
import { overviewApi } from '../overview.api.ts';

/** How operators take work, for the kit's `TakenBar`. */
export const takingCalls = {
  read: (queue: string) =>
    call(overviewApi.takings, { params: { queue } }).then(({ list }) => list),
  take: (queue: string, item: string) =>
    call(overviewApi.takeWork, { params: { queue }, body: { item } }),
  release: (queue: string, item: string) =>
    call(overviewApi.releaseWork, { params: { queue, item } }),
};

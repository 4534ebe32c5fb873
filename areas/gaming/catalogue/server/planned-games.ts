import { object, uuid } from '@palaro/api';

/** The queue's row of a planned change; catalogue.tasks.ts runs it. */
export const plannedGames = {
  name: 'catalogue.apply-planned',
  payload: object({ id: uuid() }),
};

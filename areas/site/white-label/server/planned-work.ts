import { object, text, uuid } from '@palaro/api';

/**
 * The queue's rows by which changes apply and end by themselves; white-label.tasks.ts runs them.
 */
export const applyPlanned = {
  name: 'white-label.apply-planned',
  payload: object({ id: uuid() }),
};

export const endMaintenance = {
  name: 'white-label.end-maintenance',
  payload: object({ until: text({ max: 40 }) }),
};

import { defineTask } from '@palaro/server';
import { openAfterMaintenance } from './open-after-maintenance.ts';
import { applyPlanned, endMaintenance } from './planned-work.ts';
import { applyScheduled } from './schedule-change.ts';

/** Applies a planned change on its second of the site's clock. */
export const applyPlannedTask = defineTask({
  ...applyPlanned,
  timeoutSeconds: 30,
  run: ({ app, payload }) => applyScheduled(app, payload.id),
});

/** Opens the site when its maintenance is over. */
export const endMaintenanceTask = defineTask({
  ...endMaintenance,
  timeoutSeconds: 30,
  run: ({ app, payload }) => openAfterMaintenance(app, payload.until),
});

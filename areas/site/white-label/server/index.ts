// White label: the console's side of the deployment's values. Every change of switches, settings,
// template and start-up state is a version here. The values themselves, and how a change reaches
// nodes and screens, are the server's; what they may be is packages/whitelabel.
import { allCalls, askForChange, defineArea } from '@palaro/server';
import { whiteLabelApi, whiteLabelErrors } from '../white-label.api.ts';
import { en } from '../white-label.en.ts';
import { ty } from '../white-label.ty.ts';
import { siteChange } from './site.changes.ts';
import { whiteLabelHandlers } from './white-label.handlers.ts';
import './white-label.tables.ts';
import { applyPlannedTask, endMaintenanceTask } from './white-label.tasks.ts';

export const whiteLabelArea = defineArea({
  name: 'white-label',
  api: whiteLabelApi,
  handlers: whiteLabelHandlers,
  errors: whiteLabelErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange, allCalls],
  changeKinds: [siteChange],
  tasks: [applyPlannedTask, endMaintenanceTask],
});

// Overview: what waits for operators, how the site is now, its jobs and its state. Every figure is
// read from what other parts keep.
import { defineArea, jobDesk, operatorsWhoMay, workQueues } from '@palaro/server';
import { alarmSentTexts } from './alarm-texts.ts';
import { overviewApi, overviewErrors } from '../overview.api.ts';
import { en } from '../overview.en.ts';
import { ty } from '../overview.ty.ts';
import { overviewHandlers } from './overview.handlers.ts';
import { mailAlarms } from './overview.tasks.ts';

export const overviewArea = defineArea({
  name: 'overview',
  api: overviewApi,
  handlers: overviewHandlers,
  errors: overviewErrors,
  sentTexts: alarmSentTexts,
  texts: { EN: en, TY: ty },
  needs: [workQueues, jobDesk, operatorsWhoMay],
  tasks: [mailAlarms],
});

export { goLiveLines } from './go-live.ts';

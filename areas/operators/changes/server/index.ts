// Changes: what one operator asks for and another one must agree to before it happens. The areas
// define the kinds and apply them; this one knows who may decide what, when, and how often.
import {
  inBoth,
  askForChange,
  changeKinds,
  defineArea,
  operatorsWhoMay,
  provide,
  type WorkQueue,
} from '@palaro/server';
import { REMINDER_TEXTS } from './reminder-texts.ts';
import { changesApi, changesErrors } from '../changes.api.ts';
import { en } from '../changes.en.ts';
import { ty } from '../changes.ty.ts';
import { LATE_SECONDS } from '../changes.limits.ts';
import { askingIn } from './ask-for-change.ts';
import { changesHandlers } from './changes.handlers.ts';
import { watchTask } from './changes.tasks.ts';
import { completeTask } from './complete-change.ts';
import { countToDecide } from './read-changes.ts';

const waitingChanges: WorkQueue = {
  name: 'changes',
  permission: 'change.view',
  path: '/changes',
  lateAfter: LATE_SECONDS,
  waiting: countToDecide,
};

export const changesArea = defineArea({
  name: 'changes',
  api: changesApi,
  handlers: changesHandlers,
  errors: changesErrors,
  sentTexts: [
    {
      name: 'changes',
      channels: ['mail'],
      subject: inBoth(REMINDER_TEXTS, 'subject'),
      text: inBoth(REMINDER_TEXTS, 'text'),
    },
  ],
  texts: { EN: en, TY: ty },
  provides: [provide(askForChange, askingIn)],
  needs: [changeKinds, operatorsWhoMay],
  tasks: [completeTask, watchTask],
  workQueues: [waitingChanges],
});

// Applications: promotions that members apply for with a comment and pictures, and that operators
// decide about (docs/domain/promotions.md §10). Promotions keeps definitions, budgets and awards.
import { registerPromotionKind } from '@palaro/promotions/server';
import { askForChange, defineArea, vipLevelOf } from '@palaro/server';
import { applicationsApi, applicationsErrors } from '../applications.api.ts';
import { en } from '../applications.en.ts';
import { ty } from '../applications.ty.ts';
import { applicationsConsoleApi } from '../console.api.ts';
import { applicationKind } from './application-kind.ts';
import { applicationsHandlers } from './applications.handlers.ts';
import { applicationsQueue } from './applications.queue.ts';
import { approveChange } from './approve-change.ts';
import { applicationsConsoleHandlers } from './console.handlers.ts';
import { applicationsOwnData } from './own-data.ts';
import { seedApplications } from './seed-applications.ts';

export const applicationsArea = defineArea({
  name: 'applications',
  api: { ...applicationsApi, ...applicationsConsoleApi },
  handlers: { ...applicationsHandlers, ...applicationsConsoleHandlers },
  errors: applicationsErrors,
  texts: { EN: en, TY: ty },
  needs: [askForChange, vipLevelOf],
  after: ['accounts', 'promotions'],
  ownData: applicationsOwnData,
  workQueues: [applicationsQueue],
  changeKinds: [approveChange],
  seed: seedApplications,
  start(app) {
    registerPromotionKind(app, applicationKind);
  },
});

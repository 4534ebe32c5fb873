// Security: what a member keeps safe and may change of himself (accounts.md §7): payment password,
// cards, questions, mobile, mail, names, head icon, second factor, and the step-up that calls ask
// for. Login and sessions are accounts', who a person is is kyc's.
import { registerLoginStep } from '@palaro/accounts/server';
import { defineArea } from '@palaro/server';
import { secondFactorErrors } from '../second-factor.api.ts';
import { securityApi, securityErrors } from '../security.api.ts';
import { en } from '../security.en.ts';
import { ty } from '../security.ty.ts';
import { registerPictures } from './head-icon.ts';
import { securityOwnData } from './own-data.ts';
import { reviewForeignCards } from './review-cards.ts';
import { askSecondFactor } from './second-factor-login.ts';
import { forgetOldFactors } from './second-factor.jobs.ts';
import { securityHandlers } from './security.handlers.ts';
import './security.tables.ts';

export const securityArea = defineArea({
  name: 'security',
  api: securityApi,
  handlers: securityHandlers,
  errors: { ...securityErrors, ...secondFactorErrors },
  texts: { EN: en, TY: ty },
  ownData: securityOwnData,
  routes: registerPictures,
  jobs: [forgetOldFactors],
  start(app) {
    registerLoginStep(app, (...asked) => askSecondFactor(app, ...asked));
    app.bus.on('account.changed', ({ what, memberId }) =>
      what === 'payee_name' ? reviewForeignCards(app, memberId) : undefined,
    );
  },
});

export { registerCardUse } from './card-use.ts';
export { requireStepUp } from './step-up.ts';

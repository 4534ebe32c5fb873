// Second factor: what a login asks for besides the password, and the proof for changing it: an
// authenticator app, passkeys, and recovery codes for when both are lost
// (docs/domain/accounts.md §7).
import { secondFactorStep } from '@palaro/accounts/server';
import { defineArea, provide } from '@palaro/server';
import { secondFactorApi, secondFactorErrors } from '../second-factor.api.ts';
import { en } from '../second-factor.en.ts';
import { ty } from '../second-factor.ty.ts';
import { secondFactorOwnData } from './own-data.ts';
import { askSecondFactor } from './second-factor-login.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { forgetOldFactors } from './second-factor.tasks.ts';
import './second-factor.tables.ts';

export const secondFactorArea = defineArea({
  name: 'second-factor',
  api: secondFactorApi,
  handlers: secondFactorHandlers,
  errors: secondFactorErrors,
  texts: { EN: en, TY: ty },
  provides: [
    provide(
      secondFactorStep,
      (app) =>
        (...asked) =>
          askSecondFactor(app, ...asked),
    ),
  ],
  ownData: secondFactorOwnData,
  tasks: [forgetOldFactors],
});

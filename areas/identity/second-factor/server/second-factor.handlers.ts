import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { secondFactorApi } from '../second-factor.api.ts';
import {
  addPasskey,
  confirmApp,
  readSecondFactor,
  removeApp,
  removePasskey,
  renewCodes,
  startApp,
  startPasskey,
} from './second-factor-change.ts';
import { challengeForLogin, finishBySecondFactor } from './second-factor-login.ts';
import { requestOptions } from './second-factor-passkeys.ts';

export const secondFactorHandlers: Handlers<typeof secondFactorApi> = {
  secondFactor: (call) => readSecondFactor(call),
  startFactorApp: steppedUpOnce('startFactorApp', (call) => startApp(call, call.body)),
  confirmFactorApp: (call) => confirmApp(call, call.body.code),
  removeFactorApp: steppedUpOnce('removeFactorApp', (call) => removeApp(call, call.body)),
  renewRecoveryCodes: steppedUpOnce('renewRecoveryCodes', (call) => renewCodes(call, call.body)),
  startPasskey: steppedUp((call) => startPasskey(call, call.body)),
  addPasskey: (call) => addPasskey(call, call.body),
  removePasskey: steppedUpOnce('removePasskey', (call) => removePasskey(call, call.body)),
  factorChallenge: ({ app, member }) => requestOptions(app, member.id, 'prove'),
  loginFactorChallenge: ({ app, body, request }) => challengeForLogin(app, body.ticket, request),
  loginSecondFactor: ({ app, body, request, answer }) =>
    finishBySecondFactor(app, body, { request, answer }),
};

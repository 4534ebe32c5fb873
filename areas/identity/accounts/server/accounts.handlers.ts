import type { Handlers } from '@palaro/server';
import type { accountsApi } from '../accounts.api.ts';
import type { sessionsApi } from '../sessions.api.ts';
import { codesBy } from './codes-by.ts';
import { offerBodyKey } from './encrypted-body.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { endDevices, listDevices, listLoginHistory } from './own-sessions.ts';
import { readMemberInfo, renewSession } from './read-member.ts';
import { steppedUp } from './stepped-up.ts';

export const accountsHandlers: Handlers<typeof accountsApi> = {
  bodyKey: ({ app }) => offerBodyKey(app),
  codeSender: ({ app }) => ({ by: codesBy(app) }),
  login: ({ app, body, request, answer }) => logIn(app, body, { request, answer }),
  logout: ({ app, principal, answer }) => logOut(app, principal, answer),
  logoutByDelete: ({ app, principal, answer }) => logOut(app, principal, answer),
  renew: ({ app, member }) => renewSession(app, member),
  memberInfo: ({ app, member }) => readMemberInfo(app, member),
};

export const sessionsHandlers: Handlers<typeof sessionsApi> = {
  devices: ({ app, member }) => listDevices(app, member),
  endDevices: steppedUp(({ app, member, body, request }) => endDevices(app, member, body, request)),
  loginHistory: ({ app, member }) => listLoginHistory(app, member),
};

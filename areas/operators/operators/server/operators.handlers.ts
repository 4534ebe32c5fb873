import type { Handlers } from '@palaro/server';
import type { operatorsApi, sessionApi } from '../operators.api.ts';
import { askElevation, decideElevation, endElevation, listElevations } from './elevations.ts';
import { confirmApp, makeApp } from './factor-app.ts';
import { confirmPasskey, makePasskey } from './factor-passkeys.ts';
import { acceptInvitation } from './invitations.ts';
import { logIn } from './log-in.ts';
import {
  changeRole,
  disable,
  enable,
  endOperatorSessions,
  invite,
  listRoles,
  readOperator,
  readOperators,
  setRoles,
} from './manage-operators.ts';
import { changePassword, logOut } from './own-access.ts';
import { proveForNewFactor, readPresentFactor } from './own-proof.ts';
import { readSession, setCookie } from './sessions.ts';

export const sessionHandlers: Handlers<typeof sessionApi> = {
  logIn: ({ app, body, request, answer }) => logIn(app, body, { request, answer }),
  session: ({ app, operator }) => readSession(app, operator.sessionId, operator.ip),
  logOut: async ({ app, operator, answer }) => {
    await logOut(app, operator);
    setCookie(app, answer, '', 0);
    return {};
  },
  changePassword: async ({ app, operator, body }) => {
    await changePassword(app, operator, body);
    return {};
  },
  presentFactor: ({ app, operator }) => readPresentFactor(app, operator),
  makeApp: async ({ app, operator, body }) => {
    await proveForNewFactor(app, operator, body);
    return makeApp(app, operator);
  },
  confirmApp: async ({ app, operator, body }) => {
    await confirmApp(app, operator, body.code);
    return {};
  },
  makePasskey: async ({ app, operator, body }) => {
    await proveForNewFactor(app, operator, body);
    return makePasskey(app, operator);
  },
  confirmPasskey: async ({ app, operator, body }) => {
    await confirmPasskey(app, operator, body.passkey);
    return {};
  },
  acceptInvitation: ({ app, body }) => acceptInvitation(app, body.token, body.password),
};

export const operatorsHandlers: Handlers<typeof operatorsApi> = {
  operators: ({ app }) => readOperators(app),
  operator: ({ app, params }) => readOperator(app, params.operator),
  invite: ({ app, operator, body }) => invite(app, operator, body),
  setRoles: ({ app, operator, params, body }) =>
    setRoles(app, operator, { operator: params.operator, ...body }),
  disable: async ({ app, operator, params, body }) => {
    await disable(app, operator, { operator: params.operator, ...body });
    return {};
  },
  enable: ({ app, operator, params, body }) =>
    enable(app, operator, { operator: params.operator, ...body }),
  endOperatorSessions: async ({ app, operator, params }) => {
    await endOperatorSessions(app, operator, params.operator);
    return {};
  },
  roles: ({ app }) => listRoles(app),
  changeRole: ({ app, operator, params, body }) =>
    changeRole(app, operator, { role: params.role, ...body }),
  elevations: ({ app, operator, query }) => listElevations(app, operator, query.pageNum),
  askElevation: ({ app, operator, body }) => askElevation(app, operator, body),
  decideElevation: async ({ app, operator, params, body }) => {
    await decideElevation(app, operator, { elevation: params.elevation, ...body });
    return {};
  },
  endElevation: async ({ app, operator, params }) => {
    await endElevation(app, operator, params.elevation);
    return {};
  },
};

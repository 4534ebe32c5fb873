import {
  bool,
  defineEndpoint,
  instant,
  list,
  object,
  oneOf,
  optional,
  text,
  uuid,
} from '@palaro/api';
import { LOGIN_PASSWORD_MAX } from './accounts.limits.ts';

const forMembers = { access: 'member', moduleId: null } as const;
/** Wrong passwords are counted separately; this limit keeps the counting cheap. */
const ENDS_A_MINUTE = 10;

/** Where an account is and was logged in. Members rarely look, so the first load leaves it out. */
export const sessionsApi = {
  devices: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/api/v1/devices',
    summary: 'The open sessions of the account, the last used first',
    reply: object({
      list: list(
        object({
          id: uuid(),
          /** The device's name, `Chrome, Android`; empty where its user agent says nothing. */
          device: text(),
          /** The address it is used from. */
          place: text(),
          openedAt: instant(),
          lastUsedAt: instant(),
          current: bool(),
        }),
      ),
    }),
  }),
  endDevices: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/api/v1/devices/end',
    summary: 'Ends one other session of the account, or all of them, with their remembered logins',
    provesMember: true,
    encrypted: true,
    device: true,
    perMinute: ENDS_A_MINUTE,
    body: object({
      /** One session; without it all but this one end. */
      id: optional(uuid()),
      password: optional(text({ max: LOGIN_PASSWORD_MAX })),
    }),
    reply: object({}),
    errors: ['session.password_wrong'],
  }),
  loginHistory: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/api/v1/session/history',
    summary: 'The last 50 tries to log in to the account, newest first',
    reply: object({
      list: list(
        object({
          at: instant(),
          succeeded: bool(),
          how: oneOf([
            'password',
            'sms',
            'firebase',
            'remembered',
            'social',
            'register',
            'trial',
            'reset',
            'second_factor',
          ]),
          device: text(),
          place: text(),
          /** The account was never used from this browser before. */
          newDevice: bool(),
          current: bool(),
        }),
      ),
    }),
  }),
};

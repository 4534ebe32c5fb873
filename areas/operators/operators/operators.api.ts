import {
  bool,
  defineConsoleCall,
  defineErrors,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  REASON_MAX,
  reasonText,
  text,
  unsignedMoney,
  uuid,
  doneOrWaiting,
} from '@palaro/api';
import { PERMISSIONS } from '@palaro/permissions';
import { ELEVATION_HOURS_MAX } from './operators.limits.ts';

export * from './session.api.ts';

const NAME = '^[a-z][a-z0-9._-]{2,31}$';
const ofOperator = () => object({ operator: uuid() });
const permission = () => oneOf(PERMISSIONS);

const operatorRow = object({
  id: uuid(),
  name: text(),
  fullName: text(),
  mail: text(),
  state: oneOf(['invited', 'active', 'disabled']),
  roles: list(text()),
  hasApp: bool(),
  passkeys: int(),
  lastSeenAt: nullable(instant()),
});

const roleRow = object({
  name: text(),
  may: list(permission()),
  aloneUpTo: nullable(text()),
  /** Only from these networks; empty: from everywhere. */
  networks: list(text()),
  holders: int(),
});

const elevationRow = object({
  id: uuid(),
  operator: text(),
  role: text(),
  reason: text({ max: REASON_MAX }),
  hours: int(),
  state: oneOf(['asked', 'granted', 'refused', 'ended']),
  askedAt: instant(),
  endsAt: nullable(instant()),
  breakGlass: bool(),
  grantedBy: list(text()),
});

/** People, roles and elevations. */
export const operatorsApi = {
  operators: defineConsoleCall({
    permission: 'operator.view',
    method: 'GET',
    path: '/console/api/operators',
    summary: 'All operators',
    reply: page('list', operatorRow),
  }),
  operator: defineConsoleCall({
    permission: 'operator.view',
    method: 'GET',
    path: '/console/api/operators/{operator}',
    summary: 'An operator with his sessions',
    params: ofOperator(),
    reply: object({
      operator: operatorRow,
      sessions: list(
        object({
          id: uuid(),
          startedAt: instant(),
          seenAt: instant(),
          ip: text(),
          device: text(),
        }),
      ),
    }),
  }),
  invite: defineConsoleCall({
    permission: 'operator.manage',
    records: 'operator.invite',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/operators',
    summary: 'Asks to invite a person; the invitation is mailed once a second person agrees',
    body: object({
      name: text({ pattern: NAME }),
      fullName: text({ min: 2, max: 80 }),
      mail: text({ max: 254, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' }),
      roles: list(text({ max: 32 }), 20),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['console.name_taken', 'console.mail_taken', 'console.role_unknown'],
  }),
  setRoles: defineConsoleCall({
    permission: 'role.change',
    records: 'operator.roles',
    creates: 'key-table',
    method: 'PUT',
    path: '/console/api/operators/{operator}/roles',
    summary: 'Asks for other roles of an operator; two people',
    params: ofOperator(),
    body: object({ roles: list(text({ max: 32 }), 20), reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['console.role_unknown'],
  }),
  disable: defineConsoleCall({
    permission: 'operator.manage',
    records: 'operator.disable',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/operators/{operator}/disable',
    summary: 'Disables an operator and ends his sessions, at once',
    params: ofOperator(),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['console.last_admin'],
  }),
  enable: defineConsoleCall({
    permission: 'operator.manage',
    records: 'operator.enable',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/operators/{operator}/enable',
    summary: 'Asks to let a disabled operator in again, with a new invitation; two people',
    params: ofOperator(),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
  }),
  endOperatorSessions: defineConsoleCall({
    permission: 'operator.manage',
    records: 'operator.end_sessions',
    repeatable: true,
    method: 'DELETE',
    path: '/console/api/operators/{operator}/sessions',
    summary: 'Ends all sessions of an operator',
    params: ofOperator(),
    reply: object({}),
  }),
  roles: defineConsoleCall({
    permission: 'operator.view',
    method: 'GET',
    path: '/console/api/roles',
    summary: 'All roles with what they may',
    reply: page('list', roleRow),
  }),
  changeRole: defineConsoleCall({
    permission: 'role.change',
    records: 'role.change',
    creates: 'key-table',
    method: 'PUT',
    path: '/console/api/roles/{role}',
    summary: 'Asks to change or create a role; two people',
    params: object({ role: text({ pattern: '^[a-z][a-z-]{1,31}$' }) }),
    body: object({
      may: list(permission(), PERMISSIONS.length),
      aloneUpTo: nullable(unsignedMoney()),
      networks: list(text({ max: 64 }), 50),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: ['console.network_form'],
  }),
  elevations: defineConsoleCall({
    permission: 'own',
    method: 'GET',
    path: '/console/api/elevations',
    summary: 'Elevations: his own, and for those who may grant them everybody’s',
    query: object({ pageNum: optional(int({ min: 1, max: 10_000 })) }),
    reply: page('list', elevationRow),
  }),
  askElevation: defineConsoleCall({
    permission: 'own',
    records: 'elevation.ask',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/elevations',
    summary: 'Asks for a role for some hours; root is break glass and lasts one hour',
    body: object({
      role: text({ max: 32 }),
      hours: int({ min: 1, max: ELEVATION_HOURS_MAX }),
      reason: reasonText(),
    }),
    reply: object({ id: uuid() }),
    errors: ['console.role_unknown', 'console.nobody_grants'],
  }),
  decideElevation: defineConsoleCall({
    permission: 'elevation.grant',
    records: 'elevation.decide',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/elevations/{elevation}/decision',
    summary: 'Grants or refuses an elevation; a different person, at another browser',
    params: object({ elevation: uuid() }),
    body: object({ grant: bool() }),
    reply: object({}),
    errors: ['console.second_person', 'console.decided'],
  }),
  endElevation: defineConsoleCall({
    permission: 'own',
    records: 'elevation.end',
    repeatable: true,
    method: 'DELETE',
    path: '/console/api/elevations/{elevation}',
    summary: 'Ends an elevation early: one’s own, or anyone’s for those who may grant',
    params: object({ elevation: uuid() }),
    reply: object({}),
  }),
};

export const operatorsErrors = defineErrors({
  'console.login': { status: 401 },
  'console.locked': { status: 429 },
  'console.network': { status: 403 },
  'console.code': { status: 422 },
  'console.passkey': { status: 422 },
  'console.password_weak': { status: 422 },
  'console.invitation': { status: 422 },
  'console.name_taken': { status: 409 },
  'console.mail_taken': { status: 409 },
  'console.role_unknown': { status: 422 },
  'console.last_admin': { status: 409 },
  'console.network_form': { status: 422 },
  'console.nobody_grants': { status: 409 },
  'console.decided': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    operators: typeof operatorsErrors;
  }
}

import { newId } from '@palaro/kernel';
import { ROLES, type RoleName } from '@palaro/permissions';
import type { App, Operator } from '@palaro/server';
import './operators.tables.ts';
import { limitsOf, seeded } from './roles.ts';

/** A demo operator at a browser of his own, who does what demo data tells of. */
export async function demoOperator(app: App, name: string, action = ''): Promise<Operator> {
  const { id, roles } = await app.db
    .selectFrom('operator')
    .select(['id', 'roles'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const held = roles.map((role) => seeded(role, ROLES[role as RoleName]));
  return {
    is: 'operator',
    id,
    name,
    language: 'EN',
    idempotencyKey: undefined,
    action,
    may: new Set(held.flatMap(({ may }) => may)),
    aloneUpTo: limitsOf(held),
    mustSetFactor: false,
    sessionId: newId(app.clock.now()),
    device: `demo browser of ${name}`,
    ip: '127.0.0.1',
    requestId: 'demo',
    recorded: new Set<string>(),
  };
}

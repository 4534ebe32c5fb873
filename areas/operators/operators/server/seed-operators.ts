import { hashPassword } from '@palaro/accounts/server';
import { newId } from '@palaro/kernel';
import { ROLES, type RoleName } from '@palaro/permissions';
import type { App } from '@palaro/server';
import './operators.tables.ts';

const PASSWORD = 'Demo-pass-1';
const everyRole = (Object.keys(ROLES) as RoleName[]).filter((name) => name !== 'root');

/**
 * The demo's operators (docs/domain/wire.md, Demo data): the first two are the four eyes, the third
 * is the third person of a large correction.
 */
const PEOPLE: readonly [name: string, fullName: string, roles: readonly RoleName[]][] = [
  ['operator1', 'First Operator', everyRole],
  ['operator2', 'Second Operator', everyRole],
  ['operator3', 'Third Operator', ['finance', 'risk']],
  ['support1', 'Support', ['support']],
  ['cashier1', 'Cashier', ['cashier']],
  ['auditor1', 'Auditor', ['auditor']],
];

export async function seedOperators(app: App): Promise<void> {
  const password = await hashPassword(app, PASSWORD);
  const now = app.clock.now();
  await app.db
    .insertInto('operator')
    .values(
      PEOPLE.map(([name, fullName, roles]) => ({
        id: newId(now),
        name,
        full_name: fullName,
        mail: `${name}@palaro.example`,
        state: 'active' as const,
        password_hash: password,
        roles: [...roles],
        created_at: now,
        app_secret: null,
        app_new: null,
        app_new_at: null,
      })),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Permission } from '@palaro/permissions';
import { refuse, type Db } from '@palaro/server';
import type { OperatorState } from './operators.tables.ts';
import { readRoles } from './roles.ts';

export const findOperator = (db: Db, id: string) =>
  db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst();

export const findOperatorByName = (db: Db, name: string) =>
  db.selectFrom('operator').selectAll().where('name', '=', name.toLowerCase()).executeTakeFirst();

/** Reads an operator and keeps others from changing him before the commit. Refuses `not_found`. */
export async function lockOperator(tx: Db, id: string) {
  const found = await tx
    .selectFrom('operator')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('not_found');
  return found;
}

export type OperatorRecord = Awaited<ReturnType<typeof lockOperator>>;

/** Operators with what a list shows of them, by name. */
export const listOperators = (db: Db, id?: string) =>
  db
    .selectFrom('operator')
    .selectAll()
    .select((row) => [
      row
        .selectFrom('operator_passkey')
        .select((count) => count.fn.countAll<string>().as('n'))
        .whereRef('operator_id', '=', 'operator.id')
        .as('passkeys'),
      row
        .selectFrom('operator_session')
        .select((most) => most.fn.max('seen_at').as('at'))
        .whereRef('operator_id', '=', 'operator.id')
        .as('seen_at'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .execute();

export const setState = (tx: Db, id: string, state: OperatorState) =>
  tx.updateTable('operator').set({ state }).where('id', '=', id).execute();

/** Roles of elevations that are granted and have not ended. */
export async function elevatedRoles(db: Db, id: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_elevation')
    .select('role')
    .where('operator_id', '=', id)
    .where('state', '=', 'granted')
    .where('ends_at', '>', now)
    .execute();
  return rows.map(({ role }) => role);
}

/** Ids of operators who are elevated to a role now. */
export async function elevatedTo(db: Db, role: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_elevation')
    .select('operator_id')
    .where('role', '=', role)
    .where('state', '=', 'granted')
    .where('ends_at', '>', now)
    .execute();
  return rows.map(({ operator_id }) => operator_id);
}

/**
 * Active operators whose roles hold a permission by right; an elevation does not count, since it
 * ends.
 */
export async function holdersOf(db: Db, permission: Permission) {
  const roles = [...(await readRoles(db)).values()].filter(({ may }) => may.includes(permission));
  const names = roles.map(({ name }) => name);
  return db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where(sql<boolean>`roles && ${sql.val(names)}::text[]`)
    .orderBy('name')
    .execute();
}

import { object, list, text, uuid } from '@palaro/api';
import { newId } from '@palaro/kernel';
import {
  COMPARED,
  defineChangeKind,
  itemsFact,
  linkFact,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Db,
} from '@palaro/server';
import { sendInvitation } from './invitations.ts';
import { findOperator, findOperatorByName, lockOperator } from './operators.repository.ts';
import { readRoles } from './roles.ts';

const names = () => list(text({ max: 32 }), 20);
const sorted = (roles: readonly string[]) => [...new Set(roles)].sort();

/** Refuses `console.role_unknown`; root is held by break glass only. */
export async function checkRoles(db: Db, wanted: readonly string[]): Promise<void> {
  const known = await readRoles(db);
  if (!wanted.every((name) => known.has(name) && name !== 'root')) {
    throw refuse('console.role_unknown');
  }
}

/**
 * Invites a person: an operator with these roles, who gets a link by mail once two people agree.
 */
export const inviteKind = defineChangeKind({
  name: 'operator.invite',
  payload: object({
    name: text({ max: 32 }),
    fullName: text({ max: 80 }),
    mail: text({ max: 254 }),
    roles: names(),
  }),
  concerns: 'operator',
  approve: 'change.approve.operator',
  subject: ({ name }) => `operator:${name}`,
  before: async (_app, tx, { name }) => {
    if (await findOperatorByName(tx, name)) throw refuse('console.name_taken');
    return { state: null, roles: [] };
  },
  after: ({ roles }) => ({ state: 'invited', roles: sorted(roles) }),
  facts: async (_app, _tx, { name, fullName, mail, roles }) => ({
    fullName: textFact(fullName),
    mail: textFact(mail),
    name: textFact(name),
    roles: itemsFact(sorted(roles)),
  }),
  async apply(app, tx, { payload }) {
    await checkRoles(tx, payload.roles);
    const now = app.clock.now();
    const operator = {
      id: newId(now),
      name: payload.name,
      full_name: payload.fullName,
      mail: payload.mail,
    };
    await tx
      .insertInto('operator')
      .values({
        ...operator,
        state: 'invited',
        password_hash: null,
        roles: sorted(payload.roles),
        created_at: now,
        app_secret: null,
        app_new: null,
        app_new_at: null,
      })
      .execute();
    await sendInvitation(app, tx, operator);
  },
});

/** Gives an operator other roles. Whoever gains them does not agree to it himself. */
export const rolesKind = defineChangeKind({
  name: 'operator.roles',
  payload: object({ operator: uuid(), name: text({ max: 32 }), roles: names() }),
  concerns: 'operator',
  approve: 'change.approve.operator',
  subject: ({ name }) => `operator:${name}`,
  before: async (_app, tx, { operator }) => ({
    roles: sorted((await lockOperator(tx, operator)).roles),
  }),
  after: ({ roles }) => ({ roles: sorted(roles) }),
  facts: async (_app, tx, { operator }) => ({
    ...(await personFacts(tx, operator)),
    roles: COMPARED,
  }),
  async apply(_app, tx, change) {
    const { operator, roles } = change.payload;
    await refuseOwn(tx, operator, change);
    await checkRoles(tx, roles);
    await tx
      .updateTable('operator')
      .set({ roles: sorted(roles) })
      .where('id', '=', operator)
      .execute();
  },
});

/** Lets a disabled operator in again: with a new invitation, so password and factors are new. */
export const enableKind = defineChangeKind({
  name: 'operator.enable',
  payload: object({ operator: uuid(), name: text({ max: 32 }) }),
  concerns: 'operator',
  approve: 'change.approve.operator',
  subject: ({ name }) => `operator:${name}`,
  before: async (_app, tx, { operator }) => ({ state: (await lockOperator(tx, operator)).state }),
  after: () => ({ state: 'invited' }),
  facts: (_app, tx, { operator }) => personFacts(tx, operator),
  async apply(app: App, tx, { payload }) {
    const operator = await lockOperator(tx, payload.operator);
    await tx
      .updateTable('operator')
      .set({ state: 'invited', password_hash: null })
      .where('id', '=', operator.id)
      .execute();
    await sendInvitation(app, tx, operator);
  },
});

/** Who an operator is: the link of an invitation goes to this address. Refuses `not_found`. */
async function personFacts(tx: Db, id: string) {
  const person = await findOperator(tx, id);
  if (!person) throw refuse('not_found');
  return {
    operator: linkFact(person.name, `/console/operators/${id}`),
    fullName: textFact(person.full_name),
    mail: textFact(person.mail),
    name: textFact(person.name),
    roles: itemsFact(sorted(person.roles)),
  };
}

/** Refuses `console.second_person` where somebody agreed to a change of himself. */
async function refuseOwn(tx: Db, operator: string, { people }: AgreedChange<unknown>) {
  const found = await findOperator(tx, operator);
  if (found && people.slice(1).includes(found.name)) throw refuse('console.second_person');
}

import { object, list, text, uuid } from '@palaro/api';
import { newId } from '@palaro/kernel';
import {
  COMPARED,
  defineChangeKind,
  itemsFact,
  linkFact,
  refuse,
  textFact,
  type Db,
} from '@palaro/server';
import { sendInvitation } from './invitations.ts';
import { tellManagers } from './alarm.ts';
import { findOperator, lockOperator } from './operators.repository.ts';
import { readRoles } from './roles.ts';
import { refuseTaken } from './taken-names.ts';
import { keepTwoHolders, lockPeople } from './two-holders.ts';

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
  before: async (_app, tx, person) => {
    await lockPeople(tx);
    await refuseTaken(tx, person);
    return { state: null, roles: [] };
  },
  after: ({ roles }) => ({ state: 'invited', roles: sorted(roles) }),
  facts: async (_app, _tx, { name, fullName, mail, roles }) => ({
    fullName: textFact(fullName),
    mail: textFact(mail),
    name: textFact(name),
    roles: itemsFact(sorted(roles)),
  }),
  asked: (app, tx, person, by) => tellManagers(app, tx, 'invite_asked', toldOf(person, by)),
  async apply(app, tx, { payload, people }) {
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
    const by = people.slice(1).join(', ');
    await tellManagers(app, tx, 'invite_agreed', toldOf(payload, by));
  },
});

interface Invited {
  name: string;
  fullName: string;
  mail: string;
  roles: readonly string[];
}

const toldOf = ({ name, fullName, mail, roles }: Invited, by: string) => ({
  name,
  fullName,
  mail,
  by,
  roles: sorted(roles).join(', '),
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
  barred: async (_app, _db, { operator }) => [operator],
  async apply(_app, tx, { payload: { operator, roles } }) {
    await checkRoles(tx, roles);
    await keepTwoHolders(tx, () =>
      tx
        .updateTable('operator')
        .set({ roles: sorted(roles) })
        .where('id', '=', operator)
        .execute(),
    );
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
  barred: async (_app, _db, { operator }) => [operator],
  async asked(app, tx, { operator }, by) {
    const { full_name: fullName, ...person } = await lockOperator(tx, operator);
    await tellManagers(app, tx, 'invite_asked', toldOf({ ...person, fullName }, by));
  },
  async apply(app, tx, { payload, people }) {
    const operator = await lockOperator(tx, payload.operator);
    await keepTwoHolders(tx, () =>
      tx
        .updateTable('operator')
        .set({ state: 'invited', password_hash: null })
        .where('id', '=', operator.id)
        .execute(),
    );
    await sendInvitation(app, tx, operator);
    const by = people.slice(1).join(', ');
    const told = toldOf({ ...operator, fullName: operator.full_name }, by);
    await tellManagers(app, tx, 'invite_agreed', told);
  },
});

/** Facts of an operator: the link of an invitation goes to this address. Refuses `not_found`. */
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

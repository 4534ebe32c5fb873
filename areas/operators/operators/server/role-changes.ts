import { list, nullable, object, oneOf, text } from '@palaro/api';
import { Money } from '@palaro/kernel';
import { PERMISSIONS } from '@palaro/permissions';
import { COMPARED, defineChangeKind, itemsFact, refuse, textFact, type Db } from '@palaro/server';
import { elevatedTo, listOperators } from './operators.repository.ts';
import { readNetwork, readRoles, type Role } from './roles.ts';
import { keepTwoHolders } from './two-holders.ts';

const shown = ({ may, aloneUpTo, networks }: Omit<Role, 'name'>) => ({
  may: [...new Set(may)].sort(),
  aloneUpTo: aloneUpTo === null ? null : Money.text(aloneUpTo),
  networks: [...networks],
});

/** Changes what a role allows, or makes a new one. It counts for its holders at once. */
export const roleKind = defineChangeKind({
  name: 'role.change',
  payload: object({
    role: text({ max: 32 }),
    may: list(oneOf(PERMISSIONS), PERMISSIONS.length),
    aloneUpTo: nullable(text({ max: 19 })),
    networks: list(text({ max: 64 }), 50),
  }),
  concerns: 'values',
  approve: 'change.approve.operator',
  subject: ({ role }) => `role:${role}`,
  before: async (_app, tx, { role }) => {
    const found = (await readRoles(tx)).get(role);
    return found ? shown(found) : null;
  },
  after: ({ may, aloneUpTo, networks }) =>
    shown({ may, aloneUpTo: aloneUpTo === null ? null : Money.of(aloneUpTo), networks }),
  facts: async (_app, tx, { role }) => ({
    role: textFact(role),
    // Who may do more or less by it, at once.
    holders: itemsFact((await holdersOfRole(tx, role)).map(({ name }) => name)),
    may: COMPARED,
    aloneUpTo: COMPARED,
    networks: COMPARED,
  }),
  barred: async (app, db, { role }) => [
    ...(await holdersOfRole(db, role)).map(({ id }) => id),
    ...(await elevatedTo(db, role, app.clock.now())),
  ],
  async apply(app, tx, { payload }) {
    const { role: name, may, aloneUpTo, networks } = payload;
    const row = {
      may: [...new Set(may)].sort(),
      alone_up_to: aloneUpTo === null ? null : String(Money.of(aloneUpTo)),
      networks: [...networks],
      changed_at: app.clock.now(),
    };
    await keepTwoHolders(tx, () =>
      tx
        .insertInto('operator_role')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute(),
    );
  },
});

/** Operators who would gain or lose by it at once; an elevation counts besides. */
const holdersOfRole = async (db: Db, role: string) =>
  (await listOperators(db)).filter(({ roles }) => roles.includes(role));

/** Refuses `console.network_form` for what is no address or network. */
export function checkNetworks(networks: readonly string[]): void {
  const wrong = networks.find((one) => readNetwork(one).family === null);
  if (wrong !== undefined) throw refuse('console.network_form', { values: { network: wrong } });
}

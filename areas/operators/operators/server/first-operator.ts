import { newId } from '@palaro/kernel';
import { recordAudit, systemActor, type App } from '@palaro/server';
import { makeInvitation } from './invitations.ts';
import { findOperatorByName, holdersOf } from './operators.repository.ts';
import { readRoles } from './roles.ts';
import { refuseTaken } from './taken-names.ts';

/** Two people are enough to let in all others through the console. */
const FIRST_PEOPLE = 2;

interface First {
  name: string;
  fullName: string;
  mail: string;
}

/**
 * Makes one of a new site's first two operators, with all roles but root, and answers the link by
 * which he chooses his password. Whoever can run it has the database anyway. Throws where two
 * administrators are active, since they invite everybody else; refuses what `refuseTaken` does.
 */
export async function makeFirstOperator(app: App, first: First): Promise<string> {
  const roles = [...(await readRoles(app.db)).values()].filter(({ name }) => name !== 'root');
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const active = await holdersOf(tx, 'operator.manage');
    if (active.length >= FIRST_PEOPLE) throw new Error('two administrators are active already');
    const found = await findOperatorByName(tx, first.name);
    if (found && found.state !== 'invited') throw new Error(`${first.name} exists already`);
    await refuseTaken(tx, first, found?.id);
    const id = found?.id ?? newId(now);
    const row = { full_name: first.fullName, mail: first.mail, roles: roles.map((r) => r.name) };
    await tx
      .insertInto('operator')
      .values({
        id,
        name: first.name,
        state: 'invited',
        created_at: now,
        ...row,
        password_hash: null,
        app_secret: null,
        app_new: null,
        app_new_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const link = await makeInvitation(app, tx, id);
    await recordAudit(tx, systemActor('operators.first'), now, {
      action: 'operator.invite',
      subject: `operator:${first.name}`,
      after: { state: 'invited', roles: row.roles },
    });
    return link;
  });
}

import { plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, workQueues, type App, type Operator } from '@palaro/server';
import { WORK_TAKEN_SECONDS } from '../overview.limits.ts';

/** The queue of a name that the operator works on; any other is not there for him. */
function queueOf(app: App, operator: Operator, name: string) {
  const queue = workQueues.of(app).find((one) => one.name === name);
  if (!queue || !operator.may.has(queue.permission)) throw refuse('not_found');
  return queue;
}

/** Who works on what in a queue now. */
export async function readTakings(app: App, operator: Operator, name: string) {
  queueOf(app, operator, name);
  const rows = await app.db
    .selectFrom('work_taking')
    .select(['item', 'operator_id', 'operator_name', 'taken_at'])
    .where('queue', '=', name)
    .where('taken_at', '>', plusSeconds(app.clock.now(), -WORK_TAKEN_SECONDS))
    .orderBy('taken_at')
    .orderBy('item')
    .execute();
  return {
    list: rows.map((row) => ({
      item: row.item,
      operator: row.operator_name,
      mine: row.operator_id === operator.id,
      since: row.taken_at.toISOString(),
    })),
  };
}

/**
 * Takes an item for the operator, anew if it is his already. Refuses `console.taken` while somebody
 * else has it; of two at once one gets it.
 */
export async function takeWork(app: App, operator: Operator, name: string, item: string) {
  queueOf(app, operator, name);
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const taken = await tx
      .insertInto('work_taking')
      .values({
        queue: name,
        item,
        operator_id: operator.id,
        operator_name: operator.name,
        taken_at: now,
      })
      .onConflict((on) =>
        on
          .columns(['queue', 'item'])
          .doUpdateSet({
            operator_id: operator.id,
            operator_name: operator.name,
            taken_at: now,
          })
          .where((e) =>
            e.or([
              e('work_taking.operator_id', '=', operator.id),
              e('work_taking.taken_at', '<=', plusSeconds(now, -WORK_TAKEN_SECONDS)),
            ]),
          ),
      )
      .returning('item')
      .executeTakeFirst();
    if (!taken) throw refuse('console.taken');
    await recordAudit(tx, operator, now, { subject: `${name}:${item}` });
  });
  return {};
}

/** Gives back what the operator has taken. What is not his stays; the answer is the same. */
export async function releaseWork(app: App, operator: Operator, name: string, item: string) {
  queueOf(app, operator, name);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('work_taking')
      .where('queue', '=', name)
      .where('item', '=', item)
      .where('operator_id', '=', operator.id)
      .execute();
    await recordAudit(tx, operator, app.clock.now(), { subject: `${name}:${item}` });
  });
  return {};
}

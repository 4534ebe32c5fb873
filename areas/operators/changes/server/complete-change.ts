import { object, uuid } from '@palaro/api';
import { defineTask, recordAudit, Refusal, systemActor, type App } from '@palaro/server';
import type { ChangeState } from '../changes.api.ts';
import {
  findRequest,
  insertStep,
  listSteps,
  setState,
  type RequestRow,
} from './changes.repository.ts';
import { agreedOf, endWithoutChange, kindOf, memberOf } from './kinds.ts';
import { byTheServer } from './steps.ts';

/** Completes a change whose node died, or failed to, after the last approval. */
export const completeTask = defineTask({
  name: 'changes.complete-change',
  payload: object({ change: uuid() }),
  timeoutSeconds: 60,
  run: ({ app, payload }) => complete(app, payload.change).catch(swallowRefusal),
});

/** That the change became stale is stored; trying again would not help. */
function swallowRefusal(error: unknown) {
  if (!isFinal(error)) throw error;
}

/**
 * Does what a kind does after the commit, and answers the state that follows. Throws the kind's
 * refusal, by which the change has become stale. Another failure is left to the task.
 */
export async function completeChange(app: App, id: string): Promise<ChangeState> {
  try {
    return await complete(app, id);
  } catch (error) {
    if (isFinal(error)) throw error;
    app.log.error({ err: error, change: id }, 'a change will be completed later');
    return 'Approved';
  }
}

const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code !== 'try_again';

async function complete(app: App, id: string): Promise<ChangeState> {
  const row = await findRequest(app.db, id);
  if (!row) throw new Error(`there is no change ${id}`);
  if (row.state !== 'Approved') return row.state;
  const kind = kindOf(app, row.kind);
  const steps = await listSteps(app.db, [id]);
  try {
    await kind.applied?.(app, agreedOf(row, steps));
  } catch (error) {
    if (isFinal(error)) await giveUp(app, row, error.code);
    throw error;
  }
  await app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    if (await setState(tx, id, { from: 'Approved', to: 'Applied', at })) {
      await insertStep(tx, byTheServer(id, 'apply', at));
    }
  });
  return 'Applied';
}

const giveUp = (app: App, row: RequestRow, code: string) =>
  app.db.transaction().execute(async (tx) => {
    const { id, subject } = row;
    const at = app.clock.now();
    if (!(await setState(tx, id, { from: 'Approved', to: 'Stale', at }))) return;
    await endWithoutChange(app, tx, row);
    await insertStep(tx, byTheServer(id, 'stale', at, code));
    const told = { action: 'change.stale', subject: `change:${id}`, after: { refused: code } };
    await recordAudit(tx, systemActor(completeTask.name), at, { ...told, ...memberOf(subject) });
  });

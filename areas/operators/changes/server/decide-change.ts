import { recordAudit, refuse, type App, type Db, type Operator, type Tx } from '@palaro/server';
import type { ChangeState } from '../changes.api.ts';
import {
  insertStep,
  listSteps,
  lockRequest,
  setState,
  type RequestRow,
} from './changes.repository.ts';
import { completeChange, completeTask } from './complete-change.ts';
import { judgeChange, type Decider, type Decision } from './judge-change.ts';
import { agreedOf, caseOf, endWithoutChange, kindOf, memberOf, sameValue } from './kinds.ts';
import { byPerson, byTheServer } from './steps.ts';

/** Who decides, as the rules see him; what he may is read anew with each of his requests. */
export function deciderOf(app: App, operator: Operator, kind: string): Decider {
  const { id, sessionId: session, device, may } = operator;
  return {
    id,
    session,
    device,
    mayApprove: may.has(kindOf(app, kind).approve),
    mayApproveLate: may.has('change.approve.late'),
  };
}

/**
 * Agrees to a change. The last approval applies it in the same transaction, if what was there when
 * it was asked for is still there, read with locks. Else it becomes stale and nothing is applied.
 * Refuses `console.second_person`, `console.own_matter`, `console.decided`, `console.expired`,
 * `console.forbidden`, `console.stale`, and whatever the kind refuses
 * (docs/domain/operator-console.md §3).
 */
export async function approveChange(app: App, operator: Operator, id: string) {
  const state = await app.db.transaction().execute(async (tx) => {
    const { row, next } = await judged(app, tx, operator, id, 'approve');
    if (next === 'Approved') return agree(app, tx, operator, row);
    await step(app, tx, operator, row, { step: 'approve', state: next });
    return next;
  });
  if (state === 'Stale') throw refuse('console.stale');
  return { state: state === 'Approved' ? await completeChange(app, id) : state };
}

/** Refuses a change that somebody else asked for. */
export const rejectChange = (app: App, operator: Operator, id: string, reason: string) =>
  end(app, operator, { id, decision: 'reject', note: reason.trim() });

/** Takes back a change that one asked for oneself. */
export const withdrawChange = (app: App, operator: Operator, id: string) =>
  end(app, operator, { id, decision: 'withdraw' });

interface Ending {
  id: string;
  decision: 'reject' | 'withdraw';
  note?: string;
}

const end = (app: App, operator: Operator, { id, decision, note }: Ending) =>
  app.db.transaction().execute(async (tx) => {
    const { row, next } = await judged(app, tx, operator, id, decision);
    await setState(tx, id, { from: 'Pending', to: next, at: app.clock.now() });
    await endWithoutChange(app, tx, row);
    await step(app, tx, operator, row, {
      step: decision,
      state: next,
      ...(note === undefined ? {} : { note }),
    });
    return { state: next };
  });

/** The request, locked, and the state that the decision leads to. */
async function judged(app: App, tx: Tx, operator: Operator, id: string, decision: Decision) {
  const row = await lockRequest(tx, id);
  if (!row) throw refuse('not_found');
  const steps = await listSteps(tx, [id]);
  const around = {
    now: app.clock.now(),
    oneBrowser: app.site.settings['console.oneBrowser'],
  };
  const decider = deciderOf(app, operator, row.kind);
  const outcome = judgeChange(caseOf(row, steps), decision, decider, around);
  if ('refusal' in outcome) throw refuse(outcome.refusal);
  if (decision === 'approve' && (await isOwnMatter(app, tx, operator, row))) {
    throw refuse('console.own_matter');
  }
  return { row, next: outcome.next };
}

/** Tells whether a change is about the operator who reads or decides it. */
export async function isOwnMatter(
  app: App,
  db: Db,
  { id }: Operator,
  { kind, payload }: Pick<RequestRow, 'kind' | 'payload'>,
): Promise<boolean> {
  const barred = await kindOf(app, kind).barred?.(app, db, payload as Record<string, unknown>);
  return barred?.includes(id) ?? false;
}

/** The last approval: applies the change, or ends it if it no longer fits. */
async function agree(app: App, tx: Tx, operator: Operator, row: RequestRow): Promise<ChangeState> {
  const { id, subject, before, after, reason } = row;
  const kind = kindOf(app, row.kind);
  const at = app.clock.now();
  const now = await kind.before(app, tx, row.payload as never);
  if (!sameValue(now, before)) {
    await setState(tx, id, { from: 'Pending', to: 'Stale', at });
    await endWithoutChange(app, tx, row);
    await insertStep(tx, byTheServer(id, 'stale', at));
    const told = { action: 'change.stale', subject: `change:${id}`, after: { found: now } };
    await recordAudit(tx, operator, at, { ...told, ...memberOf(subject) });
    return 'Stale';
  }
  await insertStep(tx, byPerson(operator, id, 'approve', at));
  const agreed = agreedOf(row, await listSteps(tx, [id]));
  await kind.apply(app, tx, agreed);
  const next = kind.applied ? 'Approved' : 'Applied';
  await setState(tx, id, { from: 'Pending', to: next, at });
  // Waits a little, since normally this node completes the change before.
  if (kind.applied) await app.queue.add(tx, completeTask, { change: id }, { afterSeconds: 2 });
  else await insertStep(tx, byTheServer(id, 'apply', at));
  await told(app, tx, operator, row, { action: 'change.approve', state: next });
  const done = { action: kind.name, subject, before, after, reason };
  await recordAudit(tx, operator, at, { ...done, ...memberOf(subject) });
  return next;
}

interface Taken {
  step: Decision;
  state: ChangeState;
  note?: string;
}

async function step(
  app: App,
  tx: Tx,
  operator: Operator,
  row: RequestRow,
  { step: taken, state, note }: Taken,
) {
  await insertStep(tx, {
    ...byPerson(operator, row.id, taken, app.clock.now()),
    note: note ?? null,
  });
  const action = `change.${taken}`;
  await told(app, tx, operator, row, { action, state, ...(note ? { reason: note } : {}) });
}

const told = (
  app: App,
  tx: Tx,
  operator: Operator,
  { id, kind, subject, maker_name: maker }: RequestRow,
  { action, state, reason }: { action: string; state: ChangeState; reason?: string },
) =>
  recordAudit(tx, operator, app.clock.now(), {
    action,
    subject: `change:${id}`,
    after: { kind, of: subject, maker, state },
    ...(reason ? { reason } : {}),
    ...memberOf(subject),
  });

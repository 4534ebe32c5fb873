import { REASON_MAX, REASON_MIN, type Static } from '@palaro/api';
import { newId, plusSeconds } from '@palaro/kernel';
import {
  idOfKey,
  operatorsWhoMay,
  recordAudit,
  refuse,
  type App,
  type AskForChange,
  type ChangeKind,
  type Operator,
} from '@palaro/server';
import { EXPIRES_SECONDS } from '../changes.limits.ts';
import { findRequest, insertRequest, insertStep } from './changes.repository.ts';
import { factsOf } from './read-facts.ts';
import { fits, kindOf, memberOf, plain, sameValue } from './kinds.ts';

/**
 * Stores what an operator asks for, together with its entry in the audit trail. Refuses `malformed`
 * for a payload of another shape, `console.reason_required`, `console.no_change`, and
 * `console.nobody_approves` where too few others could agree (docs/domain/operator-console.md §3).
 */
export function askingIn(app: App): AskForChange {
  return async (operator, { name }, { payload, reason }) => {
    const kind = kindOf(app, name);
    const why = reason.trim();
    if (why.length < REASON_MIN || why.length > REASON_MAX) throw refuse('console.reason_required');
    if (!fits(kind, payload)) throw refuse('malformed');
    const needed = kind.approvers?.(payload) ?? 1;
    await checkOthers(app, operator, kind, { payload, needed });
    const changeId = idOfRequest(app, operator, `${name}\n${kind.subject(payload)}`);
    if (await findRequest(app.db, changeId)) {
      // The server died before it answered; the entry stands with the request.
      operator.recorded.add(operator.action);
      return { changeId };
    }
    await store(app, operator, { kind, id: changeId, payload, reason: why, needed });
    return { changeId };
  };
}

/** The same for a repeat, so that a cut-off call does not ask twice (docs/domain/wire.md). */
function idOfRequest(app: App, { id, action, idempotencyKey: key }: Operator, what: string) {
  return key === undefined
    ? newId(app.clock.now())
    : idOfKey('change', id, `${action}\n${what}\n${key}`);
}

/** A request that nobody could agree to would only wait (docs/domain/operator-console.md §3). */
async function checkOthers(
  app: App,
  { id }: Operator,
  kind: ChangeKind,
  { payload, needed }: Pick<Asked, 'payload' | 'needed'>,
) {
  const people = await operatorsWhoMay.of(app)(kind.approve);
  const others = new Set(people.map((one) => one.id));
  others.delete(id);
  for (const barred of (await kind.barred?.(app, app.db, payload)) ?? []) others.delete(barred);
  if (others.size < needed) throw refuse('console.nobody_approves');
}

interface Asked {
  kind: ChangeKind;
  id: string;
  payload: Static<ChangeKind['payload']>;
  reason: string;
  needed: number;
}

const store = (app: App, operator: Operator, { kind, id, payload, reason, needed }: Asked) =>
  app.db.transaction().execute(async (tx) => {
    const at = app.clock.now();
    const { id: maker, name, sessionId: session, device } = operator;
    const subject = kind.subject(payload);
    const before = plain(await kind.before(app, tx, payload));
    const after = plain(kind.after(payload, before));
    if (sameValue(before, after)) throw refuse('console.no_change');
    // What cannot be shown to the second person is not asked for.
    await factsOf(app, tx, kind, { payload, before, after });
    await insertRequest(tx, {
      id,
      kind: kind.name,
      subject,
      reason,
      needed,
      maker,
      maker_name: name,
      payload: JSON.stringify(payload),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      made_at: at,
      expires_at: plusSeconds(at, EXPIRES_SECONDS),
      reminded_at: null,
      ended_at: null,
    });
    await insertStep(tx, {
      request: id,
      step: 'ask',
      operator: maker,
      name,
      session,
      device,
      note: null,
      at,
    });
    await kind.asked?.(app, tx, payload, name);
    await recordAudit(tx, operator, at, {
      // A call records its own action; that it only asked is what the entry says.
      ...(operator.action === '' ? { action: 'change.ask' } : {}),
      subject,
      before,
      after: { asked: id, kind: kind.name, to: after },
      reason,
      ...memberOf(subject),
    });
  });

import { askForChange, recordAudit, type App, type Operator } from '@palaro/server';
import { clearChange, liftChange } from './deny-changes.ts';
import { clearMatch, lockMatch, type MatchKey } from './deny-entries.repository.ts';

/** Asks to take an entry off the list. Refuses `not_found` and what `askForChange` does. */
export const askToLift = (app: App, operator: Operator, entry: string, reason: string) =>
  askForChange.of(app)(operator, liftChange, { payload: { entry }, reason });

/**
 * Lets a member through whom an entry does not mean. Many people share a name, so one person
 * decides about it; a browser, an account or a number is looser only with a second one. Refuses
 * `not_found` and what `askForChange` does.
 */
export async function clearFor(app: App, operator: Operator, key: MatchKey, reason: string) {
  const at = app.clock.now();
  const isDone = await app.db.transaction().execute(async (tx) => {
    const before = await lockMatch(tx, key);
    if (before.kind !== 'name') return false;
    await clearMatch(tx, key, { by: operator.name, at });
    await recordAudit(tx, operator, at, {
      subject: `deny-list:${key.entry}`,
      member: key.member,
      reason,
      before: { kind: before.kind, state: before.state },
      after: { kind: before.kind, state: 'cleared' },
    });
    return true;
  });
  if (isDone) return { changeId: null };
  return askForChange.of(app)(operator, clearChange, { payload: key, reason });
}

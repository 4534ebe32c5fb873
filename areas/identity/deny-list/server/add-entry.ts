import type { Body } from '@palaro/api';
import { newId, type MemberId } from '@palaro/kernel';
import { askForChange, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { denyListApi } from '../deny-list.api.ts';
import type { DenyKind } from '../deny-list.limits.ts';
import { addChange, sealValue } from './deny-changes.ts';
import { requireValue, type DenyValue } from './deny-values.ts';
import { insertEntry } from './insert-entry.ts';
import { memberName, readChoice } from './member-choices.ts';

/**
 * Denies a typed value. A name, or a range of many households, only asks a second person. Refuses
 * `malformed` by field, `deny-list.listed` and what `askForChange` does.
 */
export function addDenied(
  app: App,
  operator: Operator,
  { kind, value: typed, until, reason }: Body<(typeof denyListApi)['addDenied']>,
) {
  const value = requireValue(app, kind, typed);
  const end = endOf(app, until);
  return add(app, operator, { kind, value, typed, until: end, reason, member: null });
}

/** Denies something of a member. Refuses `not_found` where he has no such thing. */
export async function denyMember(
  app: App,
  operator: Operator,
  member: MemberId,
  { kind, ref, until, reason }: Body<(typeof denyListApi)['denyMember']>,
) {
  const value = await readChoice(app, app.db, member, { kind, ref });
  const typed = kind === 'name' ? await memberName(app.db, member) : ref;
  const end = endOf(app, until);
  return add(app, operator, { kind, value, typed, until: end, reason, member });
}

function endOf(app: App, until: string | null | undefined): Date | null {
  if (!until) return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime()) || end <= app.clock.now()) {
    throw refuse('malformed', { fields: { until: 'deny-list.until_past' } });
  }
  return end;
}

interface Addition {
  kind: DenyKind;
  value: DenyValue;
  /** The value in the open, which a second person is shown. */
  typed: string;
  until: Date | null;
  reason: string;
  member: MemberId | null;
}

async function add(app: App, operator: Operator, addition: Addition) {
  const { kind, value, typed, until, reason, member } = addition;
  const end = until?.toISOString() ?? null;
  if (value.isWide) {
    const payload = { kind, value: sealValue(app, kind, typed), until: end };
    const about = member === null ? payload : { ...payload, member };
    return askForChange.of(app)(operator, addChange, { payload: about, reason });
  }
  const at = app.clock.now();
  const id = newId(at);
  await app.db.transaction().execute(async (tx) => {
    await insertEntry(tx, { id, kind, value, reason, until, member, by: operator.name, at });
    await recordAudit(tx, operator, at, {
      subject: `deny-list:${id}`,
      reason,
      after: { kind, until: end, state: 'listed' },
      ...(member === null ? {} : { member }),
    });
  });
  return { changeId: null };
}

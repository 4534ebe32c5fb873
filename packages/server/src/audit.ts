import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from './db.ts';
import type { Operator } from './operator.ts';

/** Work that no person asked for: a task, a listener, the start. */
export interface SystemActor {
  is: 'system';
  /** The task or listener. */
  name: string;
}

export type Actor = Operator | SystemActor;

export const systemActor = (name: string): SystemActor => ({ is: 'system', name });

export interface AuditEntry {
  /** `subject.verb`; the call's own unless given. The system must give it. */
  action?: string;
  /** What it happened to, `kind:id`, such as `member:0198…` or `vendor:DEMO`. */
  subject: string;
  /** What was there and what is there now: JSON without personal data and secrets. */
  before?: unknown;
  after?: unknown;
  reason?: string;
  /** The member whom it concerns, so that his page finds it. */
  member?: MemberId;
}

/**
 * Appends to the audit trail, in the transaction of what it tells: what has no entry did not
 * happen (docs/domain/responsible-gaming.md §6). Call it last in a transaction, because it holds
 * the chain's lock until the commit. The database links it to the entry before; nobody can change
 * one. On a real site its time is the database's; `at` counts in a demo and in tests.
 */
export async function recordAudit(tx: Db, actor: Actor, at: Date, entry: AuditEntry) {
  const told = auditOf(actor, at, entry);
  await sql`select audit_append(${JSON.stringify(told)}::jsonb)`.execute(tx);
  if (actor.is === 'operator') actor.recorded.add(told.action);
}

/** Records looks at what concerns several members: each of their pages finds its own entry. */
export const recordLooks = (db: Db, actor: Actor, at: Date, entries: readonly AuditEntry[]) =>
  db.transaction().execute(async (tx) => {
    for (const entry of entries) await recordAudit(tx, actor, at, entry);
  });

/**
 * An entry as `audit_append` takes it, for a statement that appends it with others: the ledger's.
 * The database checks the session against the actor, and keeps its own time (decision 067).
 */
export function auditOf(actor: Actor, at: Date, entry: AuditEntry) {
  const action = entry.action ?? (actor.is === 'operator' ? actor.action : '');
  if (action === '') throw new Error(`an entry about ${entry.subject} names no action`);
  return {
    at: at.toISOString(),
    actor: actor.is === 'operator' ? `operator:${actor.name}` : `system:${actor.name}`,
    action,
    subject: entry.subject,
    ...(entry.member ? { member: entry.member } : {}),
    ...(entry.reason ? { reason: entry.reason } : {}),
    ...(entry.before === undefined ? {} : { before: entry.before }),
    ...(entry.after === undefined ? {} : { after: entry.after }),
    ...(actor.is === 'operator'
      ? { ip: actor.ip, requestId: actor.requestId, session: actor.sessionId }
      : {}),
  };
}

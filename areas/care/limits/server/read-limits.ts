import { readMember } from '@palaro/accounts/server';
import { Money, type MemberId } from '@palaro/kernel';
import type { App, Db, Member } from '@palaro/server';
import { listLimits, usedOf } from '@palaro/wallet/server';
import { LIMITS, phaseOf } from '../limit-changes.ts';
import { depositsUsed } from './deposits-used.ts';
import { listChanges, listWaiting, stateAt, type LimitOf } from './limit-changes.repository.ts';

const HISTORY_MAX = 100;

export interface LimitNow extends LimitOf {
  /** The operator who imposed it; empty: the member's own. */
  imposedBy: string;
  amount: Money;
  used: Money;
  left: Money;
  setAt: Date;
  /** When the period begins anew; null for a limit per bet. */
  resetsAt: Date | null;
}

/** All limits that stand for a member, own and imposed, with what is used in this period. */
export async function limitsOf(app: App, db: Db, member: MemberId): Promise<LimitNow[]> {
  const rows = await listLimits(db, member, app.site.settings['site.zone'], app.clock.now());
  const limits: LimitNow[] = [];
  // One after the other: the caller's transaction has one connection.
  for (const row of rows) {
    const { kind, period, starts_at: since, resets_at: resetsAt } = row;
    const deposits = kind === 'deposit' && since;
    const used = deposits ? await depositsUsed.of(app)(db, member, since) : usedOf(row);
    const amount = BigInt(row.amount);
    const left = used < amount ? amount - used : Money.zero;
    const { imposed_by: imposedBy, set_at: setAt } = row;
    limits.push({ kind, period, imposedBy, amount, used, left, setAt, resetsAt });
  }
  return limits;
}

/** Of several limits the one with the least room; undefined where there is none. */
export const tightest = (limits: readonly LimitNow[]): LimitNow | undefined =>
  [...limits].sort((a, b) => (a.left < b.left ? -1 : a.left > b.left ? 1 : 0))[0];

/** What "Play safely" shows: every limit that a member can have, set or not. */
export async function readSafety(app: App, { id: member }: Pick<Member, 'id'>) {
  const now = app.clock.now().getTime();
  const standing = await limitsOf(app, app.db, member);
  const waiting = (await listWaiting(app.db, member))
    .map((change) => ({ ...change, ...timesOf(change) }))
    .map((change) => ({ ...change, phase: phaseOf(change, now) }))
    .filter(({ phase }) => phase !== 'lapsed');
  const limits = LIMITS.map((limit) => {
    const of = (one: LimitOf) => one.kind === limit.kind && one.period === limit.period;
    const both = standing.filter(of);
    const counts = tightest(both);
    const change = waiting.find(of);
    return {
      ...limit,
      amount: counts ? Money.text(counts.amount) : null,
      own: lowest(both.filter(({ imposedBy }) => imposedBy === '')),
      imposed: lowest(both.filter(({ imposedBy }) => imposedBy !== '')),
      used: Money.text(counts?.used ?? Money.zero),
      left: counts ? Money.text(counts.left) : null,
      resetsAt: counts?.resetsAt?.toISOString() ?? null,
      waiting: change
        ? {
            id: change.id,
            amount: moneyOrNull(change.amount),
            readyAt: new Date(change.readyAt).toISOString(),
            expiresAt: new Date(change.expiresAt).toISOString(),
            ready: change.phase === 'ready',
          }
        : null,
    };
  });
  const record = await readMember(app.db, member);
  return {
    limits,
    loosenDays: app.site.settings['rg.loosenDays'],
    means: {
      loginPassword: record.password_hash !== null,
      paymentPassword: record.payment_password_hash !== null,
      contact: Boolean(record.mobile_verified_at ?? record.email_verified_at),
    },
  };
}

/** The last changes, the member's own and imposed ones; who of the service stays unsaid. */
export async function readHistory(app: App, { id: member }: Pick<Member, 'id'>) {
  const now = app.clock.now();
  const rows = await listChanges(app.db, member, HISTORY_MAX);
  return {
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      period: row.period,
      before: moneyOrNull(row.amount_before),
      amount: moneyOrNull(row.amount),
      state: stateAt(row, now),
      by: row.imposed_by === '' ? ('member' as const) : ('service' as const),
      at: row.asked_at.toISOString(),
    })),
  };
}

function timesOf({ ready_at, expires_at }: { ready_at: Date | null; expires_at: Date | null }) {
  return { readyAt: Number(ready_at), expiresAt: Number(expires_at) };
}

const moneyOrNull = (amount: string | null) =>
  amount === null ? null : Money.text(BigInt(amount));

function lowest(limits: readonly LimitNow[]): string | null {
  const [least] = limits.map(({ amount }) => amount).sort((a, b) => (a < b ? -1 : 1));
  return least === undefined ? null : Money.text(least);
}

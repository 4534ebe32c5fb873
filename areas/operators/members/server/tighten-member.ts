import { excludeMember, freezeMember } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { imposeLimit } from '@palaro/limits/server';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import type { membersApi } from '../members.api.ts';
import { requireMember } from './known-member.ts';

// Stopping is quick: one person, at once, recorded (docs/domain/operator-console.md §3). Nothing
// here makes anything looser.

const HOUR = 3_600;
const DAY = 86_400;

interface Why {
  reason: string;
}

/** Stops the account for some hours. Refuses `account.not_active`. */
export async function freeze(
  app: App,
  operator: Operator,
  member: MemberId,
  { hours, reason }: Why & { hours: number },
) {
  const now = app.clock.now();
  const until = plusSeconds(now, hours * HOUR);
  await requireMember(app.db, member);
  const told = { action: 'member.freeze', subject: `member:${member}`, member, reason };
  const after = { until: until.toISOString() };
  await freezeMember(app, member, until, (tx) =>
    recordAudit(tx, operator, now, { ...told, after }),
  );
  return after;
}

/** A break from play, at the member's request or for his good. */
export async function timeOut(
  app: App,
  operator: Operator,
  member: MemberId,
  { days, reason }: Why & { days: number },
) {
  const now = app.clock.now();
  const until = plusSeconds(now, days * DAY);
  const after = { until: until.toISOString() };
  await requireMember(app.db, member);
  const also = (tx: Tx) =>
    recordAudit(tx, operator, now, {
      action: 'member.time_out',
      subject: `member:${member}`,
      member,
      reason,
      after,
    });
  const imposedBy = operator.name;
  await excludeMember(app, member, { kind: 'time_out', until, imposedBy, also });
  return after;
}

/**
 * Imposes a limit, or lowers the one that this operator imposed, from the next bet or deposit on.
 * It stands beside the member's own, which no operator ever changes; the tighter one counts.
 * Refuses `rg.too_early` for a higher amount, `members.limit_period` where kind and period do not
 * fit.
 */
export async function lowerLimit(
  app: App,
  operator: Operator,
  member: MemberId,
  { kind, period, amount, reason }: Body<(typeof membersApi)['lowerLimit']>,
) {
  const imposedBy = operator.name;
  await requireMember(app.db, member);
  const also = (tx: Tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      action: 'member.limit',
      subject: `member:${member}`,
      member,
      reason,
      after: { kind, period, amount },
    });
  const about = { amount: Money.of(amount), imposedBy };
  if (kind === 'stake' && period === 'bet') {
    await imposeLimit(app, member, { kind, period, ...about }, also);
  } else if (kind !== 'stake' && period !== 'bet') {
    await imposeLimit(app, member, { kind, period, ...about }, also);
  } else {
    throw refuse('members.limit_period');
  }
}

import { freezeMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { recordAudit, Refusal, systemActor, type App, type Events } from '@palaro/server';
import './deposits.events.ts';

/** Long enough for an operator to open it again. */
const FREEZE_SECONDS = 10 * 365 * 86_400;

/** Freezes the account of a reversed payment until a person has looked (§8). */
export async function freezeReversed(
  app: App,
  { memberId, reference }: Events['deposit.reversed'],
): Promise<void> {
  app.log.error({ member: memberId, reference }, 'a deposit was reversed; the account is frozen');
  const now = app.clock.now();
  const until = plusSeconds(now, FREEZE_SECONDS);
  await freezeMember(app, memberId, until, (tx) =>
    recordAudit(tx, systemActor('cashier.freeze-reversed'), now, {
      action: 'member.freeze',
      subject: `member:${memberId}`,
      member: memberId,
      reason: `the deposit ${reference} was reversed`,
      after: { until: until.toISOString() },
    }),
  ).catch((error: unknown) => {
    // Frozen or closed already.
    if (!(error instanceof Refusal)) throw error;
  });
}

import { freezeMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { Refusal, type App, type Events } from '@palaro/server';
import './deposits.events.ts';

/** Until an operator opens it again. */
const FREEZE_SECONDS = 10 * 365 * 86_400;

/** A payment that the bank took back stops the account until a person has looked (§8). */
export async function freezeReversed(app: App, event: Events['deposit.ended']): Promise<void> {
  if (event.as !== 'reversed') return;
  const { memberId, reference } = event;
  app.log.error({ member: memberId, reference }, 'a deposit was reversed; the account is frozen');
  const until = plusSeconds(app.clock.now(), FREEZE_SECONDS);
  await freezeMember(app, memberId, until, () => Promise.resolve()).catch((error: unknown) => {
    // Frozen or closed already.
    if (!(error instanceof Refusal)) throw error;
  });
}

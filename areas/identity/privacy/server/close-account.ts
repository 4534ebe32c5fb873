import { closeMember } from '@palaro/accounts/server';
import type { PlainCode } from '@palaro/api';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { RETENTION_YEARS } from '../privacy.limits.ts';
import { noteClosing } from './privacy.repository.ts';
import { proveSelf } from './prove-self.ts';
import { hindrancesOf, type Hindrance } from './read-privacy.ts';

const REFUSALS: Record<Hindrance, PlainCode> = {
  money: 'privacy.money_left',
  rounds: 'privacy.round_open',
  agent: 'privacy.agent',
};

/**
 * Closes the member's account for good. Nobody must lose money by it: it is refused while a wallet
 * holds money or a round is open. For money that comes in later, the member can still log in with
 * the old password, but only to withdraw.
 */
export async function closeAccount(
  app: App,
  member: Member,
  password: string | undefined,
  request: RequestInfo,
) {
  await proveSelf(app, member, password, request);
  const [first] = await hindrancesOf(app, member);
  if (first) throw refuse(REFUSALS[first]);
  const closedAt = app.clock.now();
  const eraseFrom = new Date(closedAt);
  eraseFrom.setUTCFullYear(eraseFrom.getUTCFullYear() + RETENTION_YEARS);
  const closed = await closeMember(app, member.id, request, (tx) =>
    noteClosing(tx, { member_id: member.id, closed_at: closedAt, erase_from: eraseFrom }),
  );
  if (!closed) throw refuse('session.ended');
  return { closedAt: closedAt.toISOString(), eraseFrom: eraseFrom.toISOString() };
}

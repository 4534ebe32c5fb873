import { findMembersByEmail, finishLogin, readMember } from '@palaro/accounts/server';
import { isTrialType } from '@palaro/kernel';
import { refuse, type Answer, type App, type Principal, type RequestInfo } from '@palaro/server';
import type { Arrival } from '../social.api.ts';
import { findOwner, noteUse } from './identities.repository.ts';
import type { Identity } from './identity.ts';
import { linkIdentity } from './link-identity.ts';
import { maskedName } from './mask.ts';
import { requireOpen } from './providers.ts';
import { readTicket, spendTicket, ticketCookie, type Ticket } from './tickets.ts';

export interface ArrivalCall {
  principal: Principal;
  request: RequestInfo;
  answer: Answer;
}

/**
 * Turns the ticket in the caller's cookie into a session or a link, or says what is still missing.
 * A known mail address alone never opens its account (AC-33). Throws `social.expired`,
 * `switched_off`, what `linkIdentity` and a login throw.
 */
export async function arrive(app: App, call: ArrivalCall): Promise<Arrival> {
  return enter(app, call, await readTicket(app, call.request));
}

/** The same with a ticket that was issued in this very call. */
export async function enter(app: App, call: ArrivalCall, ticket: Ticket): Promise<Arrival> {
  requireOpen(app, ticket.provider);
  const { provider, memberId } = ticket;
  if (memberId !== null) {
    const { principal } = call;
    if (principal.is !== 'member' || principal.member.id !== memberId) {
      throw refuse('social.expired');
    }
    await linkIdentity(app, ticket, memberId, call.request);
    call.answer.header('Set-Cookie', ticketCookie(app, null));
    return { provider, step: 'linked' };
  }
  const owner = await findOwner(app.db, ticket);
  return owner ? logIn(app, call, ticket, owner.member_id) : missing(app, ticket);
}

async function logIn(
  app: App,
  { request, answer }: ArrivalCall,
  ticket: Ticket,
  memberId: string,
): Promise<Arrival> {
  await spendTicket(app.db, ticket);
  answer.header('Set-Cookie', ticketCookie(app, null));
  const member = await readMember(app.db, memberId);
  const login = await finishLogin(app, member, { request, answer }, { how: 'social' });
  await noteUse(app.db, ticket, app.clock.now());
  return { provider: ticket.provider, step: 'in', login };
}

/** Only an address that the provider confirms may point to an account here. */
async function missing(app: App, { provider, name, email, emailVerified }: Identity) {
  const shown = { provider, ...(name ? { name } : {}), ...(email ? { email } : {}) };
  const known = email && emailVerified ? await findMembersByEmail(app.db, email) : [];
  const account = known.find(({ type, state }) => !isTrialType(type) && state !== 'closed');
  if (!account) return { ...shown, step: 'register' } as const;
  return { ...shown, step: 'password', account: maskedName(account.account) } as const;
}

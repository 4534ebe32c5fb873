import { findLoginOfSession } from '@palaro/accounts/server';
import { refuse, type Answer, type App, type Member, type RequestInfo } from '@palaro/server';
import type { Provider } from '../social.api.ts';
import { linkIdentity } from './link-identity.ts';
import { requireOpen } from './providers.ts';
import { readTicket, ticketCookie } from './tickets.ts';

/**
 * These logins prove who somebody is now; a remembered browser does not
 * (docs/domain/accounts.md §4).
 */
const PROOFS: readonly string[] = ['password', 'sms', 'firebase', 'second_factor', 'register'];

interface AttachCall {
  member: Member;
  request: RequestInfo;
  answer: Answer;
}

/**
 * Links the identity of the caller's ticket to the account that he logged into, or registered,
 * after the ticket was issued. So a known mail address leads into its account only together with a
 * login there (AC-33). Throws `social.log_in_again` for an older session or one without such a
 * proof, and what `linkIdentity` throws.
 */
export async function attach(
  app: App,
  { member, request, answer }: AttachCall,
): Promise<{ provider: Provider }> {
  const ticket = await readTicket(app, request);
  requireOpen(app, ticket.provider);
  const login = await findLoginOfSession(app.db, member.sessionId);
  const proven = login && login.at >= ticket.issuedAt && PROOFS.includes(login.how);
  if (!proven || ticket.memberId !== null) throw refuse('social.log_in_again');
  await linkIdentity(app, ticket, member.id, request);
  answer.header('Set-Cookie', ticketCookie(app, null));
  return { provider: ticket.provider };
}

import { recordAccountChange } from '@palaro/accounts/server';
import type { PlainCode } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { insertIdentity } from './identities.repository.ts';
import { spendTicket, type Ticket } from './tickets.ts';

/** The refusal for each unique index that a link can break. */
const TAKEN: Record<string, PlainCode> = {
  social_identity_pkey: 'social.taken',
  social_identity_member_id_provider_key: 'social.already_linked',
};

/**
 * Links a ticket's identity to a member and uses up the ticket, both or neither. Throws
 * `social.taken` where another member has the identity, `social.already_linked` where the member
 * already has one of that provider, `social.expired` where the ticket was used.
 */
export async function linkIdentity(
  app: App,
  ticket: Ticket,
  member: MemberId,
  request: RequestInfo,
): Promise<void> {
  const { provider, subject, email, name } = ticket;
  const at = app.clock.now();
  try {
    await app.db.transaction().execute(async (tx) => {
      await spendTicket(tx, ticket);
      await insertIdentity(tx, {
        provider,
        subject,
        email,
        name,
        member_id: member,
        linked_at: at,
        used_at: at,
      });
      await recordAccountChange(tx, app, {
        memberId: member,
        what: 'social_linked',
        by: 'member',
        request,
        detail: { provider },
      });
    });
  } catch (error) {
    const taken = TAKEN[(error as { constraint?: string }).constraint ?? ''];
    throw taken === undefined ? error : refuse(taken);
  }
}

import { plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import {
  cookieText,
  keyedDigest,
  refuse,
  type App,
  type Db,
  type RequestInfo,
} from '@palaro/server';
import type { Identity } from './identity.ts';

/** Long enough to fill in a registration. */
const TICKET_SECONDS = 1_800;
const COOKIE = 'pst';
const PATH = '/api/v1/social';

export interface Ticket extends Identity {
  digest: Buffer;
  /** The member who links the identity; null for a login. */
  memberId: MemberId | null;
  issuedAt: Date;
}

/** The cookie of a ticket; scripts cannot read it and other sites cannot cause it to be sent. */
export function ticketCookie(app: App, ticket: string | null): string {
  const seconds = ticket === null ? 0 : TICKET_SECONDS;
  return cookieText(app, COOKIE, { value: ticket ?? '', path: PATH, seconds, sameSite: 'Strict' });
}

const digestOf = (app: App, ticket: string) => keyedDigest(app, 'social.ticket', ticket);

/** A ticket for a proven identity; it is put only into the browser's cookie. */
export async function issueTicket(
  app: App,
  identity: Identity,
  memberId: MemberId | null,
): Promise<string> {
  const ticket = randomToken();
  const now = app.clock.now();
  await app.db
    .insertInto('social_ticket')
    .values({
      ticket: digestOf(app, ticket),
      provider: identity.provider,
      subject: identity.subject,
      email: identity.email,
      email_verified: identity.emailVerified,
      name: identity.name,
      member_id: memberId,
      issued_at: now,
      expires_at: plusSeconds(now, TICKET_SECONDS),
    })
    .execute();
  return ticket;
}

/** The ticket in the caller's cookie. Throws `social.expired` where there is no valid one. */
export const readTicket = (app: App, request: RequestInfo): Promise<Ticket> =>
  findTicket(app, request.cookie(COOKIE) ?? '');

/** The ticket with this value. Throws `social.expired` where it is not valid (any more). */
export async function findTicket(app: App, given: string): Promise<Ticket> {
  const row = await app.db
    .selectFrom('social_ticket')
    .selectAll()
    .where('ticket', '=', digestOf(app, given))
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  if (!row) throw refuse('social.expired');
  const { ticket: digest, provider, subject, email, name } = row;
  return {
    digest,
    provider,
    subject,
    email,
    name,
    emailVerified: row.email_verified,
    memberId: row.member_id,
    issuedAt: row.issued_at,
  };
}

/** Uses up a ticket; of several callers one succeeds. Throws `social.expired` for the others. */
export async function spendTicket(db: Db, { digest }: Ticket): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('social_ticket')
    .where('ticket', '=', digest)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw refuse('social.expired');
}

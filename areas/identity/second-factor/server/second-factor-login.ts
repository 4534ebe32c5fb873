import {
  finishLogin,
  readMember,
  type AskedLogin,
  type MemberRecord,
} from '@palaro/accounts/server';
import { plusSeconds, randomToken } from '@palaro/kernel';
import { keyedDigest, refuse, type Answer, type App, type RequestInfo } from '@palaro/server';
import { sql } from 'kysely';
import type { FactorProof } from '../second-factor.api.ts';
import { requestOptions } from './second-factor-passkeys.ts';
import { methodsOf, takeFactor, wrongFactor } from './second-factor-proof.ts';

const TICKET_SECONDS = 300;
const TICKET_TRIES = 5;

const digestOf = (app: App, ticket: string) => keyedDigest(app, 'security.factor-ticket', ticket);

/** The password at the time of the first half; a change of it makes the ticket useless. */
const digestOfPassword = (app: App, { password_hash }: MemberRecord) =>
  keyedDigest(app, 'security.factor-ticket-password', password_hash ?? '');

/**
 * A ticket for the second half of a login whose first half was right; null where the member has no
 * second factor. It is valid for 5 minutes, 5 tries and the browser that got it, and no longer than
 * the temporary password that began the login.
 */
export async function askSecondFactor(
  app: App,
  member: MemberRecord,
  request: RequestInfo,
  { remember, rememberAs, temporary }: AskedLogin,
) {
  const methods = await methodsOf(app, member.id);
  if (methods.length === 0) return null;
  const ticket = randomToken();
  const end = plusSeconds(app.clock.now(), TICKET_SECONDS);
  await app.db
    .insertInto('factor_ticket')
    .values({
      digest: digestOf(app, ticket),
      member_id: member.id,
      device: request.deviceId ?? '',
      remember,
      remember_as: rememberAs,
      expires_at: temporary && temporary.until < end ? temporary.until : end,
      password_digest: digestOfPassword(app, member),
      temporary_digest: temporary?.digest ?? null,
    })
    .execute();
  return { ticket, methods };
}

const liveTicket = (app: App, ticket: string, { deviceId = '' }: RequestInfo) =>
  sql<boolean>`digest = ${digestOf(app, ticket)} and device = ${deviceId}
    and expires_at > ${app.clock.now()}`;

/**
 * The challenge that a passkey must sign to complete a ticket's login. Refuses
 * `second_factor.ticket`.
 */
export async function challengeForLogin(app: App, ticket: string, request: RequestInfo) {
  const found = await app.db
    .selectFrom('factor_ticket')
    .select('member_id')
    .where(liveTicket(app, ticket, request))
    .where('tries', '<', TICKET_TRIES)
    .executeTakeFirst();
  if (!found) throw refuse('second_factor.ticket');
  return requestOptions(app, found.member_id, 'login');
}

/**
 * Completes a login by its second factor. A try is counted before it is checked, and a ticket opens
 * only one session. If the password was changed meanwhile, the ticket is refused. Refuses
 * `second_factor.wrong` and, where the login must start again, `second_factor.ticket`.
 */
export async function finishBySecondFactor(
  app: App,
  { ticket, ...proof }: FactorProof & { ticket: string },
  call: { request: RequestInfo; answer: Answer },
) {
  const tried = await app.db
    .updateTable('factor_ticket')
    .set({ tries: sql`tries + 1` })
    .where(liveTicket(app, ticket, call.request))
    .where('tries', '<', TICKET_TRIES)
    .returning(['member_id', 'password_digest'])
    .executeTakeFirst();
  if (!tried) throw refuse('second_factor.ticket');
  const member = await readMember(app.db, tried.member_id);
  const same = tried.password_digest?.equals(digestOfPassword(app, member)) ?? false;
  // Checked first, so that no code is used up for nothing.
  if (!same) throw refuse('second_factor.ticket');
  if (!(await takeFactor(app, tried.member_id, proof, 'login'))) throw wrongFactor(proof);
  const taken = await app.db
    .deleteFrom('factor_ticket')
    .where('digest', '=', digestOf(app, ticket))
    .returning(['remember', 'remember_as as rememberAs', 'temporary_digest', 'expires_at as until'])
    .executeTakeFirst();
  if (!taken) throw refuse('second_factor.ticket');
  const { temporary_digest: digest, until, ...browser } = taken;
  const temporary = digest ? { temporary: { digest, until } } : {};
  return finishLogin(app, member, call, { how: 'second_factor', ...browser, ...temporary });
}

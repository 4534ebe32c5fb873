import type { MemberId } from '@palaro/kernel';
import { deviceOf } from '@palaro/accounts/server';
import type { App, Db, RequestInfo } from '@palaro/server';
import { sql } from 'kysely';
import type { DenyKind } from '../deny-list.limits.ts';
import { plainAddress } from './address-range.ts';
import { mobileDigest, nameDigest } from './deny-values.ts';

/** Traces of somebody who wants something: what the list is asked about. */
export interface DenyTraces {
  /** Adds his number, name, browsers and accounts, and what has matched him before. */
  member?: MemberId;
  /** The call by which he wants it; absent where nobody calls. */
  request?: RequestInfo;
  mobile?: string | undefined;
  names?: readonly (string | undefined)[];
  /** Digests of an account that he adds. */
  cards?: readonly Buffer[];
}

/** Entry that fits somebody. */
export interface Denial {
  id: string;
  kind: DenyKind;
}

/** SQL: entries `e` that are in force. */
export const isInForce = (now: Date) =>
  sql<boolean>`(e.lifted_at is null and (e.until_at is null or e.until_at > ${now}))`;

/**
 * Finds the entries in force that fit these traces. Those which two people have said do not mean
 * this member are left out.
 */
export async function findDenials(app: App, db: Db, traces: DenyTraces): Promise<Denial[]> {
  const member = traces.member ?? null;
  const digests = await digestsOf(app, db, traces);
  const address = traces.request ? plainAddress(traces.request.ip) : null;
  const { rows } = await sql<Denial>`
    select e.id, e.kind from deny_entry e
    where ${isInForce(app.clock.now())}
      and (e.digests && (${digests}::bytea[]
          || array(select device from member_device where member_id = ${member})
          || array(select number_digest from bank_card where member_id = ${member}))
        or e.net >>= ${address}::inet
        or e.id = any (array(select entry_id from deny_match
          where member_id = ${member} and cleared_at is null)))
      and not exists (select from deny_match m
        where m.entry_id = e.id and m.member_id = ${member} and m.cleared_at is not null)
    order by e.added_at, e.id`.execute(db);
  return rows;
}

async function digestsOf(app: App, db: Db, traces: DenyTraces): Promise<Buffer[]> {
  const { member, request, mobile, names = [], cards = [] } = traces;
  const own = member === undefined ? undefined : await readContacts(db, member);
  const mobiles = [mobile, own?.mobile ?? undefined].filter((one) => one !== undefined);
  const persons = [...names, own?.payee_name ?? undefined].filter((one) => one !== undefined);
  return [
    ...(request ? [deviceOf(request)] : []),
    ...mobiles.map((one) => mobileDigest(app, one)),
    ...persons.map((one) => nameDigest(app, one)).filter((one) => one !== null),
    ...cards,
  ];
}

const readContacts = (db: Db, member: MemberId) =>
  db
    .selectFrom('member')
    .select(['mobile', 'payee_name'])
    .where('id', '=', member)
    .executeTakeFirst();

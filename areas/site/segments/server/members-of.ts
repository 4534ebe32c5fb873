import { sql } from 'kysely';
import type { Conditions } from '../segments.conditions.ts';

/**
 * SQL: this row of `member`, as `m`, fulfils the conditions. Real members with an open account
 * alone: house and trial accounts are in no segment. Without a condition it is everybody.
 */
export function membersOf(of: Conditions, zone: string) {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`;
  const after = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone}::text)`;
  const level = sql`coalesce((select c.level from club_member c where c.member_id = m.id), 0)`;
  const deposited = sql`exists (select from money_day d
    where d.member_id = m.id and d.kind = 'deposit')`;
  const is = (fact: ReturnType<typeof sql>, wanted: 'yes' | 'no') =>
    wanted === 'yes' ? fact : sql`not (${fact})`;
  const { registeredFrom, registeredTo, vipFrom, vipTo, kycLeast, language, line } = of;
  const { seenFrom, seenTo, mobileVerified, mailVerified } = of;
  const all = [
    sql`m.state = 'active' and m.type not in (4, 40, 41)`,
    registeredFrom !== undefined && sql`m.registered_at >= ${start(registeredFrom)}`,
    registeredTo !== undefined && sql`m.registered_at < ${after(registeredTo)}`,
    vipFrom !== undefined && sql`${level} >= ${vipFrom}::int`,
    vipTo !== undefined && sql`${level} <= ${vipTo}::int`,
    kycLeast !== undefined && sql`m.kyc_level >= ${kycLeast}::int`,
    language !== undefined && sql`m.language = ${language}::text`,
    mobileVerified !== undefined && is(sql`m.mobile_verified_at is not null`, mobileVerified),
    mailVerified !== undefined && is(sql`m.email_verified_at is not null`, mailVerified),
    seenFrom !== undefined && sql`coalesce(m.last_login_at >= ${start(seenFrom)}, false)`,
    seenTo !== undefined && sql`coalesce(m.last_login_at < ${after(seenTo)}, true)`,
    line !== undefined && sql`${line}::bigint = any (m.uplines)`,
    of.deposited !== undefined && is(deposited, of.deposited),
  ].filter((one) => one !== false);
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}

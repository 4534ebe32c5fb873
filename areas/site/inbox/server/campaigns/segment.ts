import { SEGMENT_TYPES, type CampaignDraft, type Segment } from '../../campaigns.api.ts';
import { isBonusBlocked } from '@palaro/accounts/server';
import { isInSegment } from '@palaro/segments/server';
import type { App, Db } from '@palaro/server';
import { sql } from 'kysely';

const timeOf = (at: string | undefined) => (at === undefined ? null : new Date(at));

/**
 * The members `m` that a segment means: open accounts of real members. A saved segment that was
 * archived means nobody.
 */
export async function segmentMembers(app: App, db: Db, of: Segment) {
  const saved = await isInSegment(app, db, of.saved ?? null);
  const { types = SEGMENT_TYPES, languages, kycLevels, balance } = of;
  const seenFrom = timeOf(of.seenFrom);
  const seenUntil = timeOf(of.seenUntil);
  const since = timeOf(of.registeredFrom);
  const until = timeOf(of.registeredUntil);
  const named = types.length > 0 ? types : SEGMENT_TYPES;
  const some = (values: readonly string[] | undefined) => (values?.length ? [...values] : null);
  const funds = sql`exists (select from wallet w
    where w.member_id = m.id and w.kind = 'CASH' and w.balance > 0)`;
  return sql<boolean>`${saved} and m.state = 'active' and m.type = any(${named.map(Number)}::int[])
    and (${some(languages)}::text[] is null or m.language = any(${some(languages)}::text[]))
    and (${some(kycLevels)}::int[] is null or m.kyc_level = any(${some(kycLevels)}::int[]))
    and (${balance ?? null}::text is null or ${funds} = (${balance ?? null}::text = 'with'))
    and (${seenFrom}::timestamptz is null or m.last_login_at >= ${seenFrom}::timestamptz)
    and (${seenUntil}::timestamptz is null or m.last_login_at is null
      or m.last_login_at < ${seenUntil}::timestamptz)
    and (${since}::timestamptz is null or m.registered_at >= ${since}::timestamptz)
    and (${until}::timestamptz is null or m.registered_at < ${until}::timestamptz)`;
}

/**
 * What a member's turn comes to now. Breaks, exclusions and a bonus block come before consent
 * (docs/domain/responsible-gaming.md §3: no marketing), and only addresses that a member proved are
 * written to. A self-exclusion holds until it is lifted, also past its day.
 */
export const outcomeNow = (channel: CampaignDraft['channel'], now: Date) => sql<string>`case
    when exists (select from exclusion e where e.member_id = m.id and e.lifted_at is null
      and e.from_at <= ${now} and (e.kind = 'self' or e.until_at is null or e.until_at > ${now}))
      or ${isBonusBlocked(sql`m.id`)} then 'excluded'
    when not coalesce((select c.promos and c.at <= ${now} from inbox_consent c
      where c.member_id = m.id order by c.id desc limit 1), false) then 'no_consent'
    when ${channel}::text = 'mail' and (m.email is null or m.email_verified_at is null)
      then 'no_address'
    when ${channel}::text = 'sms' and (m.mobile is null or m.mobile_verified_at is null)
      then 'no_address'
    else 'sent' end`;

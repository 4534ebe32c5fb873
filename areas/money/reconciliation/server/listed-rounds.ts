import { sql } from 'kysely';
import { connectionOf } from '@palaro/catalogue/server';
import { Money, plusSeconds } from '@palaro/kernel';
import type { App, Difference, NightlyCheck } from '@palaro/server';
import { VENDORS } from '@palaro/vendors';
import { DIFFERENCES_MAX } from './checks.ts';

/**
 * The two clocks differ by no more than this, so a round this close to a reading may count on
 * either side.
 */
const MARGIN_SECONDS = 300;
/** Only wallets read in these days are compared. Older readings were compared before. */
const READ_DAYS = 3;
const DAY_SECONDS = 86_400;
/** If a list was not read for this long, that is a difference too. */
const UNREAD_SECONDS = 6 * 3_600;

/**
 * Compares what was won and lost at vendors that keep the balance: their lists of rounds against
 * our bookings (docs/domain/wallet-protocol.md §11). Booked is the mirror, less what was moved
 * there, plus what was brought back. A wallet is compared as of its last reading.
 */
export const listedRounds: NightlyCheck = {
  name: 'vendors.listed-rounds',
  says: 'the rounds that vendors list equal what was booked for them',
  async run(app) {
    const found: Difference[] = [];
    for (const vendor of VENDORS) {
      const listed = vendor.client.listedRounds && (await connectionOf(app, vendor));
      if (listed) found.push(...(await compare(app, vendor.code)));
    }
    return found.slice(0, DIFFERENCES_MAX);
  },
};

async function compare(app: App, vendor: string): Promise<Difference[]> {
  const unread = await unreadSince(app, vendor);
  const rows = await differencesOf(app, vendor);
  return [
    ...(unread ? [{ subject: `${vendor}/unread`, details: { vendor, readTo: unread } }] : []),
    ...rows.map(({ member, booked, listed, at }) => ({
      subject: `${vendor}/${member}`,
      details: {
        vendor,
        member,
        at: at.toISOString(),
        booked: Money.text(BigInt(booked)),
        listed: Money.text(BigInt(listed)),
        rest: String(BigInt(booked) - BigInt(listed)),
      },
    })),
  ];
}

/** Since when the vendor's list has not been read; null where it is up to date. */
async function unreadSince(app: App, vendor: string): Promise<Date | null> {
  const { rows } = await sql<{ read_to: Date }>`
    select coalesce(f.read_to, min(t.created_at)) as read_to
      from vendor_transfer t left join vendor_feed f on f.vendor = t.vendor
      where t.vendor = ${vendor} group by f.read_to`.execute(app.db);
  const readTo = rows[0]?.read_to;
  const late = plusSeconds(app.clock.now(), -UNREAD_SECONDS);
  return readTo && readTo < late ? readTo : null;
}

interface Row {
  member: string;
  at: Date;
  booked: string;
  listed: string;
}

/**
 * Finds wallets whose sums agree at no instant near their last reading. A stake counts when its
 * round opens, the payout when the round ends. A difference that a person has resolved counts again
 * only when it changes: a vendor's gift, for instance, is in no list.
 */
async function differencesOf(app: App, vendor: string): Promise<Row[]> {
  const margin = `${MARGIN_SECONDS} seconds`;
  const since = plusSeconds(app.clock.now(), -READ_DAYS * DAY_SECONDS);
  const { rows } = await sql<Row>`
    with kept as (
      select w.member_id, r.read_at at, w.balance - coalesce(sum(case v.direction
          when 'in' then v.amount else -v.amount end), 0)::bigint booked
        from wallet w
        join vendor_reading r on r.member_id = w.member_id and r.vendor = w.vendor
        join vendor_feed f on f.vendor = w.vendor and f.read_to >= r.read_at + ${margin}::interval
        left join vendor_transfer v on v.member_id = w.member_id and v.vendor = w.vendor
          and v.state = 'done'
        where w.kind = 'VENDOR' and w.vendor = ${vendor} and r.read_at >= ${since}
        group by w.member_id, r.read_at, w.balance
    ), moved as (
      select k.member_id, m.at, m.amount from kept k
        join ledger.listed_round l on l.member_id = k.member_id and l.vendor = ${vendor}
        cross join lateral (values (l.opened_at, -l.bets), (l.closed_at, l.wins)) m (at, amount)
        where m.at <= k.at + ${margin}::interval
    ), before as (
      select k.member_id, k.at, k.booked, coalesce(sum(m.amount)
          filter (where m.at <= k.at - ${margin}::interval), 0)::bigint listed
        from kept k left join moved m on m.member_id = k.member_id
        group by k.member_id, k.at, k.booked
    ), sums as (
      select member_id, at, booked, listed, at moment from before
      union all
      select b.member_id, b.at, b.booked, (b.listed + sum(m.amount)
          over (partition by b.member_id order by m.at, m.amount))::bigint, m.at
        from before b join moved m on m.member_id = b.member_id
          and m.at > b.at - ${margin}::interval
    ), accepted as (
      select distinct on (subject) subject, (details->>'rest')::bigint rest
        from reconciliation_finding
        where check_name = ${listedRounds.name} and resolved_at is not null
        order by subject, resolved_at desc, id desc)
    select s.member_id::text member, s.at, s.booked::text,
        (array_agg(s.listed order by abs(s.booked - s.listed)))[1]::text listed
      from sums s left join accepted a on a.subject = ${vendor} || '/' || s.member_id
      group by s.member_id, s.at, s.booked
      having not bool_or(s.listed = s.booked or s.booked - s.listed = coalesce(a.rest, 0))
      order by s.member_id limit ${DIFFERENCES_MAX}`.execute(app.db);
  return rows;
}

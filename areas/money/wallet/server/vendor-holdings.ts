import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';

/** What members have at a vendor that keeps the balance, as far as we know (protocol §11). */
export interface VendorHoldings {
  /** Members who have money there. */
  members: number;
  sum: Money;
  /** The reading that is longest ago among them; null where one was never read, or nobody is. */
  oldestReadAt: Date | null;
}

/** Sums up the vendor wallets of one vendor. Trial money is left out: no vendor keeps it. */
export async function vendorHoldings(app: App, vendor: string): Promise<VendorHoldings> {
  const { rows } = await sql<{ members: number; sum: string; oldest: Date | null }>`
    select count(*)::int members, coalesce(sum(w.balance), 0)::text sum,
      case when bool_and(r.read_at is not null) then min(r.read_at) end oldest
    ${withMoneyAt(vendor)}`.execute(app.db);
  const { members = 0, sum = '0', oldest = null } = rows[0] ?? {};
  return { members, sum: BigInt(sum), oldestReadAt: oldest };
}

/** The members who have most there, the most first. */
export async function largestHoldings(
  app: App,
  vendor: string,
  most: number,
): Promise<{ member: MemberId; amount: Money }[]> {
  const { rows } = await sql<{ member: MemberId; balance: string }>`
    select w.member_id member, w.balance ${withMoneyAt(vendor)}
    order by w.balance desc, w.member_id limit ${most}`.execute(app.db);
  return rows.map(({ member, balance }) => ({ member, amount: BigInt(balance) }));
}

const withMoneyAt = (vendor: string) => sql`
  from wallet w join book b on b.book = w.book and b.realm = 'R'
    left join vendor_reading r on r.member_id = w.member_id and r.vendor = w.vendor
  where w.kind = 'VENDOR' and w.vendor = ${vendor} and w.balance > 0`;

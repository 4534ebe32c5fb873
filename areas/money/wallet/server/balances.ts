import { Money, type MemberId } from '@palaro/kernel';
import type { MemberAccountKind, MemberBalances } from '@palaro/ledger';
import { fixedQuery, type App } from '@palaro/server';
import './wallet.tables.ts';

/**
 * A member's money by account kind; `sum` is the specification's total (docs/domain/ledger.md §2).
 */
export interface Balances {
  sum: Money;
  main: Money;
  held: Money;
  bonus: Money;
  /** Grows with each change, so the reading with the higher version is the later one. */
  version: number;
}

/** Turns the ledger's balances into the amounts that members see. */
export const readBalances = ({
  cash,
  held,
  bonus,
  vendors,
  version,
}: MemberBalances): Balances => ({
  sum: cash + held + bonus + vendors,
  main: cash,
  held,
  bonus,
  // A count of postings stays small enough for a number to hold exactly.
  version: Number(version),
});

const wallets = fixedQuery((db, { member }: { member: MemberId }) =>
  db
    .selectFrom('wallet')
    .leftJoin('vendor_reading', (reading) =>
      reading
        .onRef('vendor_reading.member_id', '=', 'wallet.member_id')
        .onRef('vendor_reading.vendor', '=', 'wallet.vendor'),
    )
    .select([
      'wallet.kind',
      'wallet.vendor',
      'wallet.balance',
      'wallet.version',
      'vendor_reading.read_at',
      'vendor_reading.tried_at',
    ])
    .where('wallet.member_id', '=', member)
    .orderBy('wallet.account_id')
    .compile(),
);

/** The member's wallets in the order of their opening, with when vendors told of theirs. */
export const walletRows = (app: App, member: MemberId) => wallets(app.reads, { member });
type WalletRows = Awaited<ReturnType<typeof walletRows>>;

/** The committed balances; zeros for a member without a wallet. */
export const balances = async (app: App, member: MemberId): Promise<Balances> =>
  balancesOf(await walletRows(app, member));

/** What rows of a member's wallets come to. */
export function balancesOf(rows: WalletRows): Balances {
  const of = (kind: MemberAccountKind) =>
    Money.sum(rows.filter((row) => row.kind === kind).map((row) => BigInt(row.balance)));
  return readBalances({
    cash: of('CASH'),
    held: of('HOLD'),
    bonus: of('BONUS'),
    debt: of('DEBT'),
    vendors: of('VENDOR'),
    version: rows.reduce((sum, row) => sum + BigInt(row.version), 0n),
  });
}

/** The balances as sent to clients: amounts are decimal strings. */
export const balancesOnWire = ({ sum, main, held, bonus, version }: Balances) => ({
  sumBalance: Money.text(sum),
  main: Money.text(main),
  held: Money.text(held),
  bonus: Money.text(bonus),
  version,
});

/** What the member has at a vendor that keeps the balance, as far as we know. */
export interface VendorBalance {
  vendor: string;
  amount: Money;
  /** When the vendor last told it; null if it never did. */
  at: Date | null;
  /** When the vendor was last asked, whether it answered or not. */
  askedAt: Date | null;
}

/** The member's vendor wallets, in the order in which they were opened. */
export const vendorBalances = async (app: App, member: MemberId): Promise<VendorBalance[]> =>
  vendorBalancesOf(await walletRows(app, member));

export const vendorBalancesOf = (rows: WalletRows): VendorBalance[] =>
  rows
    .filter(({ kind }) => kind === 'VENDOR')
    .map(({ vendor, balance, read_at, tried_at }) => ({
      vendor,
      amount: BigInt(balance),
      at: read_at,
      askedAt: tried_at,
    }));

/** After this time play at the vendor may have changed the balance there. */
const FRESH_MS = 60_000;

export const isStale = (at: Date | null, now: Date) =>
  at === null || now.getTime() - at.getTime() > FRESH_MS;

/** Notes that a vendor was asked for a member's balance, and whether it answered. */
export async function noteReading(
  app: App,
  of: { member: MemberId; vendor: string; answered: boolean },
): Promise<void> {
  const now = app.clock.now();
  const read = of.answered ? { read_at: now } : {};
  await app.db
    .insertInto('vendor_reading')
    .values({ member_id: of.member, vendor: of.vendor, read_at: null, tried_at: now, ...read })
    .onConflict((row) =>
      row.columns(['member_id', 'vendor']).doUpdateSet({ tried_at: now, ...read }),
    )
    .execute();
}

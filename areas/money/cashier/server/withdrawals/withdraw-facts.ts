import { isExcludedNow } from '@palaro/accounts/server';
import { payoutCards, type PayoutCard } from '@palaro/bank-cards/server';
import { kycGate, readKycStanding, readPerson } from '@palaro/kyc/server';
import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { Refusal, type App } from '@palaro/server';
import { countedTurnover } from '@palaro/turnover/server';
import { sql } from 'kysely';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';
import { payoutMethods } from './payout-methods.ts';
import type { WayFacts } from './payout-way.ts';
import type { CardFacts, WithdrawFacts } from './withdraw-checks.ts';

export interface WithdrawalContext {
  facts: WithdrawFacts;
  /** Cards with the method that pays out to each; the main card first. */
  cards: readonly (PayoutCard & CardFacts)[];
  dayStart: Date;
  balance: Money;
  held: Money;
  /** Withdrawal that is still on its way. */
  openOrder: string | null;
  /** Facts that only the way to a first payout asks. */
  way: WayFacts;
  /** An excluded member cannot bet, so nothing must be bet before his money leaves. */
  excluded: boolean;
  /** The open requirements, as the member sees them. */
  requirements: Awaited<ReturnType<typeof countedTurnover>>;
}

/**
 * Reads everything that decides whether this member's money may leave. A round settled a moment ago
 * counts (docs/domain/payments.md §4).
 */
export async function readWithdrawFacts(app: App, member: MemberId): Promise<WithdrawalContext> {
  const now = app.clock.now();
  const { settings, switches } = app.site;
  const [standing, cards, methods, counted, identity] = await Promise.all([
    readStanding(app, member, now),
    payoutCards(app, member),
    payoutMethods(app.db),
    countedTurnover(app, member),
    readIdentity(app, member),
  ]);
  const { count, excluded } = standing;
  const requirements = excluded ? NOTHING_TO_BET : counted;
  const facts: WithdrawFacts = {
    now,
    on: switches.WITHDRAW,
    proven: identity.proven,
    inReview: identity.inReview,
    profile: settings['kyc.profile'],
    hasPaymentPassword: standing.password,
    heldUntil: standing.held_until,
    debt: -BigInt(standing.debt),
    open: standing.open_order !== null,
    cash: BigInt(standing.cash),
    day: {
      count,
      sum: BigInt(standing.sum),
      countMost: settings['withdraw.dayCount'],
      sumMost: Money.of(settings['withdraw.daySum']),
      freeLeft: Math.max(0, settings['withdraw.freePerDay'] - count),
    },
    turnover: requirements,
  };
  const payable = cards.map((card) => ({ ...card, method: methods.get(card.kind) ?? null }));
  return {
    facts,
    cards: payable,
    excluded,
    requirements,
    way: {
      mobileVerified: standing.mobile,
      personStated: identity.stated,
      funded: standing.funded,
      withdrawn: standing.withdrawn,
    },
    dayStart: standing.day_start,
    balance: BigInt(standing.cash),
    held: BigInt(standing.held),
    openOrder: standing.open_order,
  };
}

const NOTHING_TO_BET = { missing: Money.zero, items: [] };

/** How far the identity is proven; where it is, nothing more is read. */
async function readIdentity(app: App, member: MemberId) {
  if (await isProven(app, member)) return { proven: true, inReview: false, stated: true };
  const [{ state }, person] = await Promise.all([
    readKycStanding(app, member),
    readPerson(app, member),
  ]);
  return { proven: false, inReview: state === 'pending', stated: person !== null };
}

async function isProven(app: App, member: MemberId): Promise<boolean> {
  try {
    await kycGate(app, member, 'withdraw');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

interface Standing {
  password: boolean;
  held_until: Date | null;
  open_order: string | null;
  count: number;
  sum: string;
  cash: string;
  held: string;
  debt: string;
  day_start: Date;
  mobile: boolean;
  funded: boolean;
  withdrawn: boolean;
  excluded: boolean;
}

async function readStanding({ db, site }: App, member: MemberId, now: Date): Promise<Standing> {
  const zone = site.settings['site.zone'];
  const { rows } = await sql<Standing>`
    with d as (select (${dayIn(zone, now)}::timestamp at time zone ${zone}) as start)
    select m.payment_password_hash is not null as password, m.withdrawals_held_until as held_until,
      d.start as day_start, t.open_order, t.count, t.sum, w.cash, w.held, w.debt,
      m.mobile_verified_at is not null as mobile,
      w.cash::bigint > 0 or exists (select from deposit_order p
        where p.member_id = m.id and p.state = 'Paid') as funded,
      exists (select from withdrawal_order p where p.member_id = m.id) as withdrawn,
      ${isExcludedNow(sql`m.id`, now)} as excluded
    from member m cross join d
    cross join lateral (select
      max(o.id::text) filter (where o.state = any (${[...OPEN_WITHDRAWALS]})) as open_order,
      count(*) filter (where o.created_at >= d.start
        and o.state not in ('Rejected', 'Cancelled'))::int as count,
      coalesce(sum(o.amount) filter (where o.created_at >= d.start
        and o.state not in ('Rejected', 'Cancelled')), 0)::text as sum
      from withdrawal_order o where o.member_id = m.id
        and (o.created_at >= d.start or o.state = any (${[...OPEN_WITHDRAWALS]}))) t
    cross join lateral (select
      coalesce(sum(b.balance) filter (where b.kind = 'CASH'), 0)::text as cash,
      coalesce(sum(b.balance) filter (where b.kind = 'HOLD'), 0)::text as held,
      coalesce(sum(b.balance) filter (where b.kind = 'DEBT'), 0)::text as debt
      from wallet b where b.member_id = m.id) w
    where m.id = ${member}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no member ${member}`);
  return row;
}

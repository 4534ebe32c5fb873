import { newId, type MemberId } from '@palaro/kernel';
import { siteEnvelope, type App, type Member, type RequestInfo } from '@palaro/server';
import { given } from '@palaro/testkit';
import type { Seeded } from '../seeded.ts';
import type { Bank } from './bank.ts';

/** What left the house's account by hand. */
export interface ByHand {
  day: string;
  amount: bigint;
  reference: string;
}

export const OPENING = 10_000_000n;

/** One member's story: a deposit and a withdrawal, and everything that happens to both. */
export interface History {
  app: App;
  url: string;
  bank: Bank;
  random: Seeded;
  member: MemberId;
  card: string;
  account: string;
  net: string;
  deposit: { id: string; reference: string } | null;
  /** The last one; a member may ask again once it has ended. */
  withdrawal: { id: string; reference: string } | null;
  /** The references of all that he asked for. */
  withdrawals: Set<string>;
  /** A payment by hand that two people agreed to and that is not booked yet. */
  byHand: (() => Promise<void>) | null;
  /** What people transferred by hand. */
  paidByHand: bigint;
  /** The same, as their bank shows it. */
  transfers: ByHand[];
  delivered: Set<string>;
  /** So late that a lost webhook would stay lost. */
  nobodyAsks: boolean;
  /** What was done, for a failure's report. */
  log: string[];
}

type Start = Pick<History, 'app' | 'url' | 'bank' | 'random' | 'account'>;

export async function beginHistory(start: Start, number: number): Promise<History> {
  const { app } = start;
  const member = await given(app).member({ balance: '1000.0000' });
  const card = newId(app.clock.now());
  const sealed = siteEnvelope(app, 'security.card').seal(card, '001234567890');
  await app.pool.query(
    `insert into bank_card (id, member_id, bank_code, number_sealed, number_digest, last4, holder,
        is_default, state, added_at, usable_from)
      values ($1, $2, 'BDO', $3, sha256($1::text::bytea), '7890', 'Juan Dela Cruz', true, 'active',
        $4, $4)`,
    [card, member, sealed, app.clock.now()],
  );
  return {
    ...start,
    member,
    card,
    net: `10.${(number >> 8) & 255}.${number & 255}.9`,
    deposit: null,
    withdrawal: null,
    byHand: null,
    paidByHand: 0n,
    transfers: [],
    withdrawals: new Set(),
    delivered: new Set(),
    nobodyAsks: false,
    log: [],
  };
}

export const callerOf = ({ member }: History): Member => ({
  id: member,
  account: `sim${member}`,
  nickname: '',
  type: 0,
  merchantCode: 'palaro',
  language: 'EN',
  sessionId: member,
  kind: 'PL',
  restricted: false,
});

export const requestOf = ({ net }: History, key: string) =>
  ({
    id: key,
    ip: net,
    language: 'EN',
    device: 'MOBILE',
    region: 'PH',
    userAgent: 'prove',
    idempotencyKey: key,
    cookie: () => undefined,
  }) as unknown as RequestInfo;

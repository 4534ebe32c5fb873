import { dayIn, type MemberId } from '@palaro/kernel';
import { testApp } from '@palaro/testkit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Conditions } from '../segments.conditions.ts';
import { membersOf } from './members-of.ts';

const site = await testApp({ tasks: 'none' });
const { app } = site;
afterAll(() => site.stop());

const ZONE = 'Asia/Manila';
const DAYS = ['2026-02-28', '2026-03-01', '2026-03-02'] as const;
/** The first and the last moments of days in Manila, so that each edge is met. */
const INSTANTS = DAYS.flatMap((day) => {
  const start = Date.parse(`${day}T00:00:00.000+08:00`);
  return [new Date(start - 1), new Date(start), new Date(start + 3_600_000)];
});

const aMember = fc.record({
  type: fc.constantFrom(0, 1, 2, 4, 40, 41, 42),
  state: fc.constantFrom('active', 'active', 'active', 'disabled', 'closed'),
  language: fc.constantFrom('EN', 'TY'),
  kycLevel: fc.integer({ min: 0, max: 3 }),
  /** Null: the club has no row of him. */
  vip: fc.option(fc.integer({ min: 0, max: 10 })),
  deposited: fc.boolean(),
  mobileVerified: fc.boolean(),
  mailVerified: fc.boolean(),
  registeredAt: fc.constantFrom(...INSTANTS),
  seenAt: fc.option(fc.constantFrom(...INSTANTS)),
  isBelow: fc.boolean(),
});
type Made = (typeof aMember extends fc.Arbitrary<infer T> ? T : never) & { id: MemberId };

const yesNo = fc.constantFrom('yes' as const, 'no' as const);
const day = fc.constantFrom(...DAYS);
const someConditions = fc.record(
  {
    registeredFrom: day,
    registeredTo: day,
    vipFrom: fc.integer({ min: 0, max: 10 }),
    vipTo: fc.integer({ min: 0, max: 10 }),
    kycLeast: fc.integer({ min: 1, max: 3 }),
    deposited: yesNo,
    language: fc.constantFrom('EN' as const, 'TY' as const),
    mobileVerified: yesNo,
    mailVerified: yesNo,
    seenFrom: day,
    seenTo: day,
    /** Whether the members' superior is asked for. */
    line: fc.constant('superior'),
  },
  { requiredKeys: [] },
);

/** The conditions as they are written, one after the other. */
function reads(of: Conditions, member: Made): boolean {
  const registered = dayIn(ZONE, member.registeredAt);
  const seen = member.seenAt && dayIn(ZONE, member.seenAt);
  const agrees = (asked: 'yes' | 'no' | undefined, holds: boolean) =>
    asked === undefined || (asked === 'yes') === holds;
  if (member.state !== 'active' || [4, 40, 41].includes(member.type)) return false;
  if (of.registeredFrom !== undefined && registered < of.registeredFrom) return false;
  if (of.registeredTo !== undefined && registered > of.registeredTo) return false;
  if (of.vipFrom !== undefined && (member.vip ?? 0) < of.vipFrom) return false;
  if (of.vipTo !== undefined && (member.vip ?? 0) > of.vipTo) return false;
  if (of.kycLeast !== undefined && member.kycLevel < of.kycLeast) return false;
  if (of.language !== undefined && member.language !== of.language) return false;
  if (of.seenFrom !== undefined && (seen === null || seen < of.seenFrom)) return false;
  if (of.seenTo !== undefined && seen !== null && seen > of.seenTo) return false;
  if (of.line !== undefined && !member.isBelow) return false;
  return (
    agrees(of.deposited, member.deposited) &&
    agrees(of.mobileVerified, member.mobileVerified) &&
    agrees(of.mailVerified, member.mailVerified)
  );
}

let named = 0;
async function insert(member: Omit<Made, 'id'>, superior: string | null): Promise<Made> {
  named += 1;
  const at = member.registeredAt;
  const { rows } = await app.pool.query<{ id: MemberId }>(
    `insert into member (account, type, state, merchant_code, language, kyc_level, registered_at,
        last_login_at, mobile, mobile_verified_at, email, email_verified_at, uplines)
      values ($1, $2, $3, 'palaro', $4, $5, $6, $7, $8, $9, $10, $11, $12::bigint[])
      returning id::text`,
    [
      `of-segment-${named}`,
      member.type,
      member.state,
      member.language,
      member.kycLevel,
      at,
      member.seenAt,
      `+63917${String(1_000_000 + named)}`,
      member.mobileVerified ? at : null,
      `of-segment-${named}@mail.test`,
      member.mailVerified ? at : null,
      member.isBelow && superior !== null ? [superior] : [],
    ],
  );
  const id = rows[0]?.id ?? '';
  if (member.vip !== null)
    await app.pool.query('insert into club_member values ($1, $2, $3)', [id, member.vip, at]);
  if (member.deposited)
    await app.pool.query(
      `insert into money_day (member_id, day, kind, vendor, gained, spent)
        values ($1, '2026-03-01', 'deposit', '', 1, 0)`,
      [id],
    );
  return { ...member, id };
}

it('REWARD-01 the members of a segment are those who fulfil all that it names', async () => {
  const superior = await insert(fc.sample(aMember, 1)[0]!, null);
  const made = await Promise.all(
    fc.sample(aMember, 400).map((member) => insert(member, superior.id)),
  );
  const ids = made.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(someConditions, async ({ line, ...rest }) => {
      const of: Conditions = { ...rest, ...(line && { line: superior.id }) };
      const { rows } = await sql<{ id: MemberId }>`select m.id::text as id from member m
        where m.id = any (${ids}::bigint[]) and ${membersOf(of, ZONE)}`.execute(app.db);
      const read = made.filter((member) => reads(of, member)).map(({ id }) => id);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(read.toSorted());
    }),
    { numRuns: 200 },
  );
});

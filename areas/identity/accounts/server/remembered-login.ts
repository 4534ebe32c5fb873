import { createHash, timingSafeEqual } from 'node:crypto';
import { newId, plusSeconds, randomToken, type MemberId } from '@palaro/kernel';
import {
  cookieText,
  keyedDigest,
  type Answer,
  type App,
  type Db,
  type RequestInfo,
} from '@palaro/server';
import { recordAccountChange } from './account-changes.ts';
import { deviceOf } from './devices.repository.ts';
import {
  dropFamily,
  dropPairsOfDevice,
  findPair,
  insertPair,
  replacePair,
  type RememberedRow,
} from './remembered.repository.ts';
import { endSessionsOfFamily } from './sessions-of-member.ts';

/** The tabs of the login form that remember. Each has its slot and its cookie (LOGIN-11). */
export type RememberedType = RememberedRow['type'];
const COOKIES: Record<RememberedType, string> = { username: 'pd', sms: 'pdm' };
const COOKIE_PATH = '/wps/session';
const KEEP_SECONDS = 30 * 86_400;
/** Tabs that open at the same time send the same pair. */
const GRACE_SECONDS = 10;
/** Longer than any password may be, so that no password is mistaken for a token. */
const TOKEN = /^dt1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
const SELECTOR_BYTES = 16;

/** A pair as the browser sent it: half A from the slot, half B from the cookie. */
interface Pair {
  selector: string;
  a: string;
  b: string;
}
/** A valid pair with its row. */
export interface LivePair extends Pair {
  row: RememberedRow;
}

/** Whether the password field holds a device token. */
export const isDeviceToken = (password: string) => TOKEN.test(password);

/**
 * The member's pair; null where a half is missing, wrong, or too old. If a pair was replaced more
 * than ten seconds ago, somebody else has a copy of it. Then its whole family ends with the
 * sessions it opened, and the member is told (docs/domain/accounts.md §4).
 */
export async function checkPair(
  app: App,
  type: RememberedType,
  token: string,
  request: RequestInfo,
): Promise<LivePair | null> {
  const [, selector = '', a = ''] = TOKEN.exec(token) ?? [];
  const b = request.cookie(COOKIES[type]) ?? '';
  const row = await findPair(app.db, selector);
  const now = app.clock.now();
  if (!row || row.type !== type || row.expires_at <= now) return null;
  if (!timingSafeEqual(row.hash, hashOf(a, b))) return null;
  if (row.replaced_at && plusSeconds(row.replaced_at, GRACE_SECONDS) <= now) {
    await endFamily(app, row, request);
    return null;
  }
  return { selector, a, b, row };
}

async function endFamily(app: App, row: RememberedRow, request: RequestInfo) {
  const change = { memberId: row.member_id, what: 'remembered_stolen', by: 'system' } as const;
  await app.db.transaction().execute(async (tx) => {
    await dropFamily(tx, row.family);
    await recordAccountChange(tx, app, { ...change, request });
  });
  await endSessionsOfFamily(app, row.member_id, row.family);
}

/**
 * The next pair, for its slot. Both halves are derived from the present ones with the deployment's
 * secret, so that tabs which ask at once all get the same pair.
 */
export async function rotatePair(app: App, db: Db, live: LivePair): Promise<Pair> {
  const now = app.clock.now();
  const { family, member_id, device, type } = live.row;
  const selector = randomToken(SELECTOR_BYTES);
  if (await replacePair(db, live.selector, selector, now)) {
    const next = follow(app, live, selector);
    await insertPair(db, rowOf(next, { family, member_id, device, type }, now));
    return next;
  }
  let pair: Pair = live;
  for (;;) {
    const row = await findPair(db, pair.selector);
    if (!row?.next_selector) return pair;
    pair = follow(app, pair, row.next_selector);
  }
}

/** A pair of a new family for this browser; it replaces what the browser kept of the member. */
export async function newPair(
  app: App,
  db: Db,
  given: { member: MemberId; type: RememberedType; request: RequestInfo },
): Promise<Pair & { family: string }> {
  const now = app.clock.now();
  const kept = { member_id: given.member, device: deviceOf(given.request), type: given.type };
  await dropPairsOfDevice(db, kept);
  const pair = { selector: randomToken(SELECTOR_BYTES), a: randomToken(), b: randomToken() };
  const family = newId(now);
  await insertPair(db, rowOf(pair, { ...kept, family }, now));
  return { ...pair, family };
}

/** Sends half B as a cookie that no script reads, and half A in the answer for the slot. */
export function giveHalves(app: App, answer: Answer, type: RememberedType, pair: Pair) {
  setCookie(app, answer, type, pair.b, KEEP_SECONDS);
  return { type, slot: `dt1.${pair.selector}.${pair.a}` };
}

/** Logout deletes the browser's cookies; the page deletes its slots. */
export function dropCookies(app: App, answer: Answer): void {
  for (const type of Object.keys(COOKIES) as RememberedType[]) setCookie(app, answer, type, '', 0);
}

function setCookie(app: App, answer: Answer, type: RememberedType, value: string, age: number) {
  const cookie = { value, path: COOKIE_PATH, seconds: age, sameSite: 'Strict' } as const;
  answer.header('Set-Cookie', cookieText(app, COOKIES[type], cookie));
}

const hashOf = (a: string, b: string) => createHash('sha256').update(a).update(b).digest();

function follow(app: App, { a, b }: Pair, selector: string): Pair {
  const half = (which: string) =>
    keyedDigest(app, `accounts.remembered.${which}`, `${selector}.${a}.${b}`).toString('base64url');
  return { selector, a: half('a'), b: half('b') };
}

const rowOf = (
  { selector, a, b }: Pair,
  of: Pick<RememberedRow, 'family' | 'member_id' | 'device' | 'type'>,
  now: Date,
) => ({
  ...of,
  selector,
  hash: hashOf(a, b),
  created_at: now,
  expires_at: plusSeconds(now, KEEP_SECONDS),
});

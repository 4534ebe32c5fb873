import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import { addressOf, networkOf } from '@palaro/verification/server';
import type { LoginWay } from './accounts.tables.ts';
import { deviceOf, digestOf } from './devices.repository.ts';
import {
  clearGuard,
  countTry,
  findGuards,
  noteFailure,
  type GuardRows,
  type LoginName,
} from './login-guard.repository.ts';
import type { MemberRecord } from './members.repository.ts';

const MINUTE = 60;
const HOUR = 3600;
/** Failures of one name are counted for this long, and the first lock lasts this long. */
const WINDOW_SECONDS = 15 * MINUTE;
const LOCK_MAX_SECONDS = 4 * HOUR;
/**
 * After the 10th failure from one address, every name tried there needs a captcha
 * (docs/domain/accounts.md §3).
 */
const CAPTCHA_AFTER_PER_ADDRESS = 10;
/**
 * A network (/24, /64) with more of these is spraying passwords or names. Its strangers then need a
 * captcha too; refusing them would shut out a whole village that shares an address.
 */
const FAILURES_A_NETWORK = 100;
const NAMES_A_NETWORK = 1_000;

/** What stood between a name and its password before this try. */
export interface Guarded {
  /** The name under which tries are counted: in lower case, or a mobile number in E.164. */
  name: string;
  /** The counter of this try: one for each known browser, and one that all strangers share. */
  scope: string;
  knownDevice: boolean;
  captchaNeeded: boolean;
  places: { address: string; network: string } | null;
}

/** A try that was counted, and whether its password may be believed. */
export interface Counted {
  guarded: Guarded;
  /** The number that this failure has in the running window, if the try fails. */
  number: number;
  /**
   * Refused even if the password is right: locked, too many tries, or a captcha is due by now.
   */
  refused: boolean;
  retryAfterSeconds: number | null;
}

const accountScope = (name: string) => `account:${name}`;
/** No name typed at the login form can begin like this. */
const proofScope = (member: MemberId) => `proof:${member}`;
const deviceScope = (name: string, device: Buffer) =>
  `device:${name}:${device.toString('base64url')}`;

/** Where the caller is counted; null where the deployment does not count loopback. */
function placesOf(app: App, { ip, loopback }: RequestInfo): Guarded['places'] {
  if (loopback && app.site.settings['limits.loopbackExempt']) return null;
  return { address: `address:${addressOf(ip)}`, network: `net:${networkOf(ip)}` };
}

/**
 * Finds the named account and the counters for this browser and address. A browser that was used
 * with the account answers only for its own failures, not for its neighbours'.
 */
export async function readGuard(
  app: App,
  { name: typed, is }: LoginName,
  request: RequestInfo,
): Promise<{ guarded: Guarded; named: MemberRecord | undefined }> {
  const name = typed.toLowerCase();
  const device = deviceOf(request);
  const places = placesOf(app, request);
  const account = accountScope(name);
  const own = deviceScope(name, device);
  const scopes = [account, own, ...(places ? [places.address, places.network] : [])];
  const now = app.clock.now();
  const net = places?.network ?? null;
  const found = await findGuards(app.db, { name, is }, { device, scopes, net, now });
  const scope = found.known ? own : account;
  const failures = (of: string) => liveFailures(found, of, now);
  const captchaNeeded =
    failures(scope) >= app.site.settings['login.captchaAfter'] ||
    (places !== null &&
      !found.known &&
      (failures(places.address) >= CAPTCHA_AFTER_PER_ADDRESS ||
        failures(places.network) >= FAILURES_A_NETWORK ||
        found.names >= NAMES_A_NETWORK));
  const guarded = { name, scope, knownDevice: found.known, places, captchaNeeded };
  return { guarded, named: found.named };
}

function liveFailures({ guards }: GuardRows, scope: string, now: Date): number {
  const guard = guards.find((one) => one.scope === scope);
  return guard && guard.window_until > now ? guard.failures : 0;
}

const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** Counts a try as a failure before its password is checked; a right password takes it back. */
export async function beginTry(
  app: App,
  guarded: Guarded,
  captchaProven: boolean,
): Promise<Counted> {
  const now = app.clock.now();
  const { scope, name, places } = guarded;
  const from = places && {
    net: places.network,
    name: digestOf(name),
    until: plusSeconds(now, HOUR),
  };
  const until = plusSeconds(now, WINDOW_SECONDS);
  const { failures, locked_until, locks } = await countTry(app.db, { scope, now, until }, from);
  const { 'login.captchaAfter': captchaAfter, 'login.lockAfter': lockAfter } = app.site.settings;
  const locked = locked_until !== null && locked_until > now;
  const late = failures > captchaAfter && !captchaProven;
  const over = failures > lockAfter;
  const next = Math.min(WINDOW_SECONDS * 2 ** locks, LOCK_MAX_SECONDS);
  return {
    guarded,
    number: failures,
    refused: locked || over || late,
    retryAfterSeconds: locked ? secondsUntil(locked_until, now) : over ? next : null,
  };
}

/** Records the failure. Answers whether the next try needs a captcha. */
export async function failTry(
  app: App,
  { guarded, number }: Counted,
  login: { member: MemberId | undefined; how: LoginWay; request: RequestInfo },
): Promise<boolean> {
  const now = app.clock.now();
  const { scope, places } = guarded;
  const { member, how, request } = login;
  const { ip, userAgent } = request;
  const { 'login.captchaAfter': captchaAfter, 'login.lockAfter': lockAfter } = app.site.settings;
  await noteFailure(app.db, now, {
    scope,
    lock: number === lockAfter ? { seconds: WINDOW_SECONDS, most: LOCK_MAX_SECONDS } : null,
    places: places
      ? [
          { scope: places.address, until: plusSeconds(now, WINDOW_SECONDS) },
          { scope: places.network, until: plusSeconds(now, HOUR) },
        ]
      : [],
    login: member === undefined ? null : { member, how, ip, userAgent },
  });
  return guarded.captchaNeeded || number >= captchaAfter;
}

/** A right proof clears the counter it was tried under; the strangers' counter goes on. */
export const passTry = (app: App, { guarded }: Counted) => clearGuard(app.db, guarded.scope);

/**
 * The owner proved himself by other means, so the failures of strangers no longer matter, nor his
 * own on this device: no captcha and no lock stands between a reset and the account.
 */
export async function forgetAccountFailures(
  app: App,
  account: string,
  device?: Buffer,
): Promise<void> {
  await clearGuard(app.db, accountScope(account));
  if (device) await clearGuard(app.db, deviceScope(account, device));
}

/**
 * Counts a wrong password inside a session like a failed login, but on a separate counter: a
 * stranger at the login form cannot lock the owner out of his settings.
 */
export function beginProof(app: App, member: MemberId): Promise<Counted> {
  const scope = proofScope(member);
  const guarded: Guarded = {
    name: scope,
    scope,
    knownDevice: true,
    captchaNeeded: false,
    places: null,
  };
  return beginTry(app, guarded, true);
}

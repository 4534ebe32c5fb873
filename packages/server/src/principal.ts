import type { Device } from '@palaro/api';
import type { Language, MemberId } from '@palaro/kernel';

/** Session kinds of the specification: A agent, PL player (SESS-02). */
export type SessionKind = 'A' | 'PL';

/** A logged-in account as handlers know it; read from the session, never from the request. */
export interface Member {
  id: MemberId;
  account: string;
  nickname: string;
  /** Member type number of the specification, section 3. */
  type: number;
  merchantCode: string;
  language: Language;
  sessionId: string;
  kind: SessionKind;
  /** The session may only change the password, log out and read itself (accounts.md §5). */
  restricted: boolean;
  /** Excluded or closed: he may read and take money out; the code of what he may not. */
  leaving?: 'rg.excluded' | 'account.closed';
}

/** Who calls. `operator` is the console; in the demo also loopback on the sandbox. */
export type Principal = { is: 'guest' } | { is: 'member'; member: Member } | { is: 'operator' };

/** What a handler may know of the request besides its fields. */
export interface RequestInfo {
  id: string;
  ip: string;
  language: Language;
  device: Device;
  /** Merchant code that the caller names (HOME-11); undefined where he names none. */
  merchant: string | undefined;
  userAgent: string;
  /** The captcha that was shown: header `Captcha-Id`, else the cookie of the captcha call. */
  captchaId: string | undefined;
  /** The module that the caller names, one of the call's own. */
  moduleId: string | undefined;
  /** A cookie's value; cookies hold marks that scripts must not read, never a session. */
  cookie(name: string): string | undefined;
  /** The mark of this browser, for calls that ask for it (`Endpoint.device`); else undefined. */
  deviceId: string | undefined;
  /** The caller's own key for a call that may be repeated (wire.md, Request headers). */
  idempotencyKey: string | undefined;
  /** The caller takes the next token from an answer: header `Session-Token`. */
  takesToken: boolean;
  /** Loopback callers are exempt from limits per address where the deployment says so. */
  loopback: boolean;
}

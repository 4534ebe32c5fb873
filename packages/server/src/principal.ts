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
}

/** Who calls. `operator` is the console; in the demo also loopback on the sandbox. */
export type Principal = { is: 'guest' } | { is: 'member'; member: Member } | { is: 'operator' };

/** What a handler may know of the request besides its fields. */
export interface RequestInfo {
  id: string;
  ip: string;
  language: Language;
  device: Device;
  userAgent: string;
  /** The captcha that was shown: header `Captcha-Id`, else the cookie of the captcha call. */
  captchaId: string | undefined;
  /** The caller's own key for a call that may be repeated (wire.md, Request headers). */
  idempotencyKey: string | undefined;
  /** Loopback callers are exempt from limits per address where the deployment says so. */
  loopback: boolean;
}

import type { Device } from '@palaro/api';
import type { Language, MemberId } from '@palaro/kernel';
import type { Operator } from './operator.ts';
import { defineProvision } from './provision.ts';

/** Session kinds of the specification: A agent, PL player (SESS-02). */
export type SessionKind = 'A' | 'PL';

/** A logged-in account as handlers see it. It is read from the session, never from the request. */
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
  /**
   * The session may only change the password, log out and read itself (docs/domain/accounts.md §5).
   */
  restricted: boolean;
  /**
   * The member is excluded or closed: he may still read and withdraw; other calls get this code.
   */
  leaving?: 'rg.excluded' | 'account.closed';
}

/** Who calls. `sandbox`: a process on this machine, which a demo lets play with its clock. */
export type Principal =
  | { is: 'guest' }
  | { is: 'member'; member: Member }
  | { is: 'operator'; operator: Operator }
  | { is: 'sandbox' };

/** Finds out who holds a session's token. Throws a refusal for a token that is no longer valid. */
export const tokenHolder =
  defineProvision<(token: string) => Promise<Principal>>('session.token-holder');

/** Opens an encrypted body (docs/domain/wire.md). Throws a refusal if it cannot. */
export const bodyOpener = defineProvision<(jwe: string) => Promise<unknown>>('session.body-opener');

/** What a handler may know about the request besides its fields. */
export interface RequestInfo {
  id: string;
  ip: string;
  language: Language;
  device: Device;
  /** The visitor's country; see `regionOf`. */
  region: string;
  /** The merchant code the caller gave (HOME-11); undefined without one. */
  merchant: string | undefined;
  userAgent: string;
  /**
   * The captcha that was shown: from the header `Captcha-Id`, else from the captcha call's cookie.
   */
  captchaId: string | undefined;
  /** The module id the caller gave, which is one of the call's. */
  moduleId: string | undefined;
  /** Reads a cookie. Cookies hold marks that scripts must not read, never a session. */
  cookie(name: string): string | undefined;
  /**
   * The digest of this browser's mark if the call asks for it (`Endpoint.device`), else undefined.
   */
  deviceId: string | undefined;
  /** The caller's key for a call that may be repeated (docs/domain/wire.md, Request headers). */
  idempotencyKey: string | undefined;
  /** The caller can take a new token from the answer: header `Session-Token`. */
  takesToken: boolean;
  /** The caller is on loopback, and the deployment exempts loopback from limits per address. */
  loopback: boolean;
}

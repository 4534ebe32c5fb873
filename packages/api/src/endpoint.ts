import type { Static, TObject, TSchema, TUnsafe } from 'typebox';
import type { SwitchName } from '@palaro/whitelabel';
import type { ModuleId } from './module-ids.ts';

/**
 * Who may call. `anyone`: guests too. `player`: any session, trial accounts too. `member`: a real
 * account, agents included. `agent`: types other than 0, 4, 40. `restricted`: any session, also one
 * that must first change its password. `operator`: the console and, in the demo, the sandbox on
 * loopback.
 */
export const ACCESS = ['anyone', 'player', 'member', 'agent', 'restricted', 'operator'] as const;
export type Access = (typeof ACCESS)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** All that a caller may know of one call. */
export interface Endpoint {
  method: Method;
  /** The path on the wire; `{name}` marks a part of it that is a parameter. */
  path: string;
  /** What it does, in a line, for the OpenAPI document. */
  summary: string;
  access: Access;
  /** The specification's module id; a wrong one in the request is a 400 (wire.md). */
  moduleId: ModuleId | null;
  /** Others under which the specification has the same path; they tell what the call is for. */
  alsoModuleIds?: readonly ModuleId[];
  /** The white-label switch that gates it: off means 403 `switched_off` (APP-12). */
  switch?: SwitchName;
  /** The body may, and on a strict deployment must, come encrypted (wire.md, Encrypted bodies). */
  encrypted?: true;
  /** Moves money: unknown body fields are refused and an `Idempotency-Key` is kept. */
  movesMoney?: true;
  /**
   * Asks its member for a proof, and the session goes on with another token. Whoever got no answer
   * sends the same again while the old token lives, and gets what was lost (accounts.md §6).
   */
  provesMember?: true;
  /** Creates a thing: an `Idempotency-Key` is kept. */
  creates?: true;
  /** The body field that makes a repeat answer alike already; no `Idempotency-Key` is needed. */
  keyedBy?: string;
  /** The body is form-encoded (specification §7), JSON is taken too. */
  form?: true;
  /** Takes one file, `multipart/form-data`, of at most so many bytes; there is no other body. */
  upload?: { maxBytes: number };
  /** Its rules count by browser: one that has no mark yet gets one (cookie `pdv`). */
  device?: true;
  /** Answers during maintenance and to restricted regions (start-up, status, logout). */
  alwaysOpen?: true;
  /** Requests a minute and address beyond which it answers 429; the site's default otherwise. */
  perMinute?: number;
  params?: TObject;
  query?: TObject;
  /** Fields; free JSON only where another table judges it (a white-label change). */
  body?: TObject | TUnsafe<object>;
  /** The shape of `value` in the answer. */
  reply: TSchema;
  /** Codes it refuses with, besides the common ones. */
  errors?: readonly string[];
}

export type Api = Record<string, Endpoint>;

/** Describes a call; types of server and web, validation, checks and documents follow from it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Part<S> = S extends TSchema ? Static<S> : Record<never, never>;
export type Params<E extends Endpoint> = Part<E['params']>;
export type Query<E extends Endpoint> = Part<E['query']>;
export type Body<E extends Endpoint> = Part<E['body']>;
export type Reply<E extends Endpoint> = Static<E['reply']>;

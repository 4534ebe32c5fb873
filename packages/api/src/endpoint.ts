import type { Static, TObject, TSchema, TUnsafe } from 'typebox';
import type { SwitchName } from '@palaro/whitelabel';
import type { ErrorCode } from './errors.ts';
import type { ModuleId } from './module-ids.ts';

/**
 * Who may call. `anyone`: guests too. `player`: any session, trial accounts too. `member`: a real
 * account, agents included. `agent`: types other than 0, 4, 40. `restricted`: any session, even one
 * that must change its password first. `operator`: the console and, in the demo, the sandbox on
 * loopback.
 */
export type Access = 'anyone' | 'player' | 'member' | 'agent' | 'restricted' | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a repeated request is recognised. `keyedBy`: the row that the call writes holds the key,
 * which is this field of the body, or the header `Idempotency-Key` if the body has no such field.
 * The use case finds that row, answers from it and refuses another input with
 * `idempotency_mismatch`. The call writes no second table, and a repeat is answered at once even
 * after a crash. `key-table`: the header is the key in the table `idempotency_key`, which keeps the
 * first answer. It costs a commit before the call and one after it, so use it only if the call's
 * rows cannot show that a request is a repeat.
 */
export type Repeat = { keyedBy: string } | 'key-table';

/** Everything a caller may know about one call. */
export interface Endpoint {
  method: Method;
  /** The path on the wire; `{name}` marks a parameter. */
  path: string;
  /** What it does, in one line, for the OpenAPI document. */
  summary: string;
  access: Access;
  /** The specification's module id; a wrong one in the request is a 400 (docs/domain/wire.md). */
  moduleId: ModuleId | null;
  /** Other module ids the specification uses for the same path. They tell what the call is for. */
  alsoModuleIds?: readonly ModuleId[];
  /** The white-label switch that gates it: off means 403 `switched_off` (APP-12). */
  switch?: SwitchName;
  /**
   * The body may be encrypted; a strict deployment requires it (docs/domain/wire.md, Encrypted
   * bodies).
   */
  encrypted?: true;
  /**
   * Moves money. Unknown body fields are refused (docs/domain/wire.md). A repeat moves no more
   * money.
   */
  money?: Repeat;
  /**
   * The member proves who he is, and the session gets a new token. If the answer is lost, the
   * caller repeats the request while the old token lives and receives the new one
   * (docs/domain/accounts.md §6).
   */
  provesMember?: true;
  /** Creates something; a repeat does not create a second one. */
  creates?: Repeat;
  /** The body is form-encoded (specification §7); JSON is accepted too. */
  form?: true;
  /** Takes one file of at most `maxBytes` as `multipart/form-data`, and no other body. */
  upload?: { maxBytes: number };
  /** Its rules count per browser. A browser without a mark gets one (cookie `pdv`). */
  device?: true;
  /** Answers during maintenance and in restricted regions too (start-up, status, logout). */
  alwaysOpen?: true;
  /** Requests per minute from one address; more get 429. Without it the site's default applies. */
  perMinute?: number;
  params?: TObject;
  query?: TObject;
  /** The body's fields. Free JSON only if another table judges it (a white-label change). */
  body?: TObject | TUnsafe<object>;
  /** The shape of `value` in the answer. */
  reply: TSchema;
  /** The codes it can refuse with, besides the common ones. */
  errors?: readonly ErrorCode[];
}

export type Api = Record<string, Endpoint>;

/** Describes a call. The types of server and web, validation, checks and documents come from it. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Part<S> = S extends TSchema ? Static<S> : Record<never, never>;
export type Params<E extends Endpoint> = Part<E['params']>;
export type Query<E extends Endpoint> = Part<E['query']>;
export type Body<E extends Endpoint> = Part<E['body']>;
export type Reply<E extends Endpoint> = Static<E['reply']>;

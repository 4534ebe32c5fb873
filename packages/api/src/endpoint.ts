import type { Static, TObject, TSchema, TUnsafe } from 'typebox';
import type { Permission } from '@palaro/permissions';
import type { SwitchName } from '@palaro/whitelabel';
import type { ErrorCode, PlainCode } from './errors.ts';
import { nullable, object, text, uuid } from './fields.ts';
import type { ModuleId } from './module-ids.ts';

/**
 * Who may call. `anyone`: guests too. `player`: any session, trial accounts too. `member`: a real
 * account, agents included. `agent`: types other than 0, 4, 40. `restricted`: any session, even one
 * that must change its password first. `operator`: a session of the console with the call's
 * permission. `sandbox`: in a demo, any process on this machine.
 */
export type Access =
  | 'anyone'
  | 'player'
  | 'member'
  | 'agent'
  | 'restricted'
  | 'operator'
  | 'sandbox';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a repeated request is recognised. `keyedBy`: the row that the call writes holds the key,
 * which is this field of the body, or the header `Idempotency-Key` if the body has no such field.
 * The use case finds that row, answers from it and refuses another input with
 * `idempotency_mismatch`. The call writes no second table, and a repeat is answered at once even
 * after a crash. `key-table`: the header is the key in the table `idempotency_key`, which keeps the
 * first answer. It costs a commit before the call and one after it, so use it only if the call's
 * rows cannot show that a request is a repeat. `key-alone`: the same, but the answer shows a secret
 * once and is not kept, so a repeat is refused with `idempotency_spent`.
 */
export type Repeat = { keyedBy: string } | 'key-table' | 'key-alone';

/** Files of one name in an upload; more than `most` are refused with `tooMany`. */
interface ManyFiles {
  name: string;
  most: number;
  tooMany: PlainCode;
}

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
  /** Creates or decides something; a repeat does not create or decide it a second time. */
  creates?: Repeat;
  /** Only shows something, or leaves behind what the first request left: it needs no key. */
  repeatable?: true;
  /** The body is form-encoded (specification §7); JSON is accepted too. */
  form?: true;
  /**
   * Takes `multipart/form-data`. Without `many` it is one file and no other body; with it, the
   * body's fields come as parts beside the files. A file of more than `maxBytes` is refused with
   * `tooLarge`, by default `too_large`.
   */
  upload?: { maxBytes: number; tooLarge?: PlainCode; many?: ManyFiles };
  /** Answers with a CSV file instead of JSON, sent while it is read; `reply` is its text. */
  csv?: true;
  /** Its rules count per browser. A browser without a mark gets one (cookie `pdv`). */
  device?: true;
  /**
   * The console's page asks it again by itself, so it does not count as use of the session: an
   * operator who has left is logged out (docs/domain/operator-console.md §2).
   */
  unattended?: true;
  /** Answers during maintenance and in restricted regions too (start-up, status, logout). */
  alwaysOpen?: true;
  /**
   * The permission that an operator needs; `own` is every operator's, about himself, and `entry`
   * also that of one who must set up a second factor before anything else.
   */
  permission?: Permission | 'own' | 'entry';
  /**
   * The action that an operator's call leaves in the audit trail, `subject.verb`. A call that
   * answers without having left it fails (docs/domain/responsible-gaming.md §6).
   */
  records?: string;
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

/** What a call of the console says besides an endpoint's fields. */
type ConsoleFields = Omit<Endpoint, 'access' | 'moduleId' | 'alwaysOpen' | 'permission'> & {
  permission: Permission | 'own' | 'entry';
};
/** How a repeat is recognised, or that it does no harm. */
type SaysOfRepeats = { money: Repeat } | { creates: Repeat } | { repeatable: true };
/** Only reading may leave no entry, unless what it shows is personal. */
type ConsoleCall = ConsoleFields & ({ method: 'GET' } | ({ records: string } & SaysOfRepeats));

/**
 * Describes a call of the console: for operators only, open during maintenance too. Whatever it
 * changes it records, and so does one that shows personal data.
 */
export const defineConsoleCall = <const E extends ConsoleCall>(call: E) =>
  ({ ...call, access: 'operator', moduleId: null, alwaysOpen: true }) as const;

/**
 * The answer of a call that two people may have to agree on: 202 with the id of the change request
 * that waits for the second one, or null if it was done at once (docs/domain/operator-console.md
 * §3).
 */
export const doneOrWaiting = () => object({ changeId: nullable(uuid()) });

/** A reason is a sentence, not a letter; characters. */
export const REASON_MIN = 8;
export const REASON_MAX = 500;

/** Why an operator asks for a change, or refuses one. */
export const reasonText = () => text({ min: REASON_MIN, max: REASON_MAX });

/** Whether an answer of `doneOrWaiting` waits for a second person. */
export const isWaiting = (reply: unknown): boolean =>
  typeof (reply as { changeId?: unknown } | null)?.changeId === 'string';

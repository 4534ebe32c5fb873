import type { Static, TObject } from '@palaro/api';
import type { Permission } from '@palaro/permissions';
import type { App } from './app.ts';
import type { Db, Tx } from './db.ts';
import type { ApprovalOf, Concern, ConcernOf, Facts } from './decision-facts.ts';
import type { Operator } from './operator.ts';
import { defineProvision } from './provision.ts';

/** A change as it is applied: who asked and who agreed. */
export interface AgreedChange<T> {
  id: string;
  payload: T;
  reason: string;
  /** Names of the people: the maker first, then those who approved. */
  people: readonly string[];
}

/** A kind of change that two people make together (docs/domain/operator-console.md §3). */
export interface ChangeKind<P extends TObject = TObject, C extends Concern = Concern> {
  /** `subject.what`; its texts are `changes.kind.<name>`. */
  name: string;
  payload: P;
  /** Its concern, from which follows what a second person must be shown. */
  concerns: C;
  /** What the second person must be allowed. */
  approve: ApprovalOf<C>;
  /** How many besides the maker must agree; 1 unless given. */
  approvers?(payload: Static<P>): number;
  /** `kind:id` of what it changes. */
  subject(payload: Static<P>): string;
  /**
   * What is there now, JSON that people can read, without secrets. It is read when asked for, and
   * again in the applying transaction, with the rows locked: another value makes the change stale.
   */
  before(app: App, tx: Tx, payload: Static<P>): Promise<unknown>;
  /** What will be there, in the shape of `before`. */
  after(payload: Static<P>, before: unknown): unknown;
  /**
   * Facts that the second person must see besides, in the order of reading: read anew whenever
   * somebody looks, and never stored.
   */
  facts(app: App, tx: Tx, payload: Static<P>, before: unknown): Promise<Facts<P, C>>;
  /**
   * Ids of operators who may not agree, because they decide about themselves: refused with
   * `console.own_matter`, and not counted among those who could agree.
   */
  barred?(app: App, db: Db, payload: Static<P>): Promise<readonly string[]>;
  /** In the transaction of the request: tells those who must hear of it at once. */
  asked?(app: App, tx: Tx, payload: Static<P>, maker: string): Promise<void>;
  /**
   * In the transaction in which the request ends without its change: rejected, withdrawn, expired
   * or stale. Takes back what `asked` did.
   */
  ended?(app: App, tx: Tx, payload: Static<P>): Promise<void>;
  /** Makes the change in the transaction of the last approval and its audit entry. */
  apply(app: App, tx: Tx, change: AgreedChange<Static<P>>): Promise<void>;
  /**
   * After the commit, and again by a task until it succeeds: what tells others (push, caches), or
   * moves money under the change's id. It may run twice. A refusal (`refuse`, except `try_again`)
   * says that it can no longer be done: the change becomes stale, and the approver is told.
   */
  applied?(app: App, change: AgreedChange<Static<P>>): Promise<void>;
}

/**
 * A kind of change. One that shows less to the second person than its concern, its approver's
 * permission and its payload ask for does not compile.
 */
export const defineChangeKind = <P extends TObject, C extends Concern>(
  kind: ChangeKind<P, C> & { concerns: ConcernOf<P> },
): ChangeKind<P, C> => kind;

/** All kinds of all areas, as the server collects them (`AreaServer.changeKinds`). */
export const changeKinds = defineProvision<readonly ChangeKind[]>('changes.kinds');

export interface ChangeDraft<P extends TObject> {
  payload: Static<P>;
  reason: string;
}

/** Stores a request and its audit entry; answers its id. */
export type AskForChange = <P extends TObject, C extends Concern>(
  operator: Operator,
  kind: ChangeKind<P, C>,
  draft: ChangeDraft<P>,
) => Promise<{ changeId: string }>;

/**
 * Asks for a change that a second person must agree to. Refuses `console.reason_required`,
 * `console.nobody_approves` where nobody else could, `console.no_change` if nothing would differ.
 */
export const askForChange = defineProvision<AskForChange>('changes.ask');

/** An active operator, as lists of people show him. */
export interface OperatorName {
  id: string;
  name: string;
}

/**
 * Active operators who may do this by one of their roles. Elevations do not count: they end, so
 * nobody can rely on one.
 */
export const operatorsWhoMay =
  defineProvision<(permission: Permission) => Promise<readonly OperatorName[]>>(
    'operators.who-may',
  );

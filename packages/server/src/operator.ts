import { Money, type Language } from '@palaro/kernel';
import type { Permission } from '@palaro/permissions';
import { defineProvision } from './provision.ts';

/**
 * An operator at work, as handlers see him. He is read from the session, never from the request.
 */
export interface Operator {
  is: 'operator';
  id: string;
  /** The name that he logs in with; entries and messages show it. */
  name: string;
  /** Of all his roles and of elevations that have not ended. */
  may: ReadonlySet<Permission>;
  /**
   * The most that he decides alone by each permission; 1/10,000. A role's limit counts for the
   * permissions of that role, and for no other.
   */
  aloneUpTo: ReadonlyMap<Permission, bigint>;
  /** Until a second factor is set up, only calls of the permission `entry` answer (OC-2). */
  mustSetFactor: boolean;
  sessionId: string;
  /** The digest of his browser's mark; a second person works at another one. */
  device: string;
  ip: string;
  language: Language;
  requestId: string;
  /** The key by which a repeat of the request is recognised (docs/domain/wire.md). */
  idempotencyKey: string | undefined;
  /** Actions that this request has recorded so far. */
  recorded: Set<string>;
  /** The action that the call is to record. */
  action: string;
}

/** Above this two people decide, whoever they are (docs/domain/operator-console.md §3). */
const TWO_ABOVE = Money.of('50000.0000');

/** Tells whether an operator decides about this amount without a second person. */
export function mayAlone(
  { aloneUpTo }: Pick<Operator, 'aloneUpTo'>,
  permission: Permission,
  amount: bigint,
): boolean {
  return amount <= TWO_ABOVE && amount <= (aloneUpTo.get(permission) ?? 0n);
}

/** A session's token and the value that a page of another site cannot know. */
export interface OperatorCredentials {
  token: string;
  csrf: string | undefined;
  /** Reading needs no proof that our own page asks. */
  reads: boolean;
  /** The page asks by itself, which does not keep the session alive. */
  unattended: boolean;
  ip: string;
}

/** What the server adds to an operator that the session does not know. */
export type SessionOperator = Omit<
  Operator,
  'language' | 'requestId' | 'idempotencyKey' | 'recorded' | 'action'
>;

/**
 * Finds out which operator holds a session's token. Throws `not_logged_in`, `session.expired` or
 * `session.ended` for a token that is no longer valid, `console.csrf` without the right proof.
 */
export const operatorHolder =
  defineProvision<(credentials: OperatorCredentials) => Promise<SessionOperator>>(
    'operators.holder',
  );

/**
 * The console's session cookie; it goes to no other address (docs/domain/operator-console.md §2).
 */
export const OPERATOR_COOKIE = 'console';

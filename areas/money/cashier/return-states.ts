// States of a returned balance and of its parts, and the moves between them, as data. Server,
// screens, tests and docs/generated/order-states.md read the same tables.

/** Why a balance goes back (docs/domain/accounts.md §9, docs/domain/responsible-gaming.md §5). */
export const RETURN_REASONS = ['under_age', 'excluded', 'unverified'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_STATES = ['Open', 'Done', 'Withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** `Withdrawn`: verification was opened again before anything was sent. */
export const RETURN_TRANSITIONS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  Open: ['Done', 'Withdrawn'],
  Done: [],
  Withdrawn: [],
};

export const RETURN_PART_STATES = ['Posted', 'Asked', 'Doubt', 'Sent', 'Failed'] as const;
export type ReturnPartState = (typeof RETURN_PART_STATES)[number];

/**
 * Moves of a part whose money has left the wallet. `Asked`: the provider may have sent it, and is
 * asked again under the same key. `Doubt`: it refused after a call without an answer, so two people
 * say what became of it. `Failed`: it surely sent nothing, and the money is back in the wallet.
 * What was paid by hand begins as `Sent`.
 */
export const RETURN_PART_TRANSITIONS: Readonly<
  Record<ReturnPartState, readonly ReturnPartState[]>
> = {
  Posted: ['Asked'],
  Asked: ['Posted', 'Sent', 'Failed', 'Doubt'],
  Doubt: ['Sent', 'Failed'],
  Sent: [],
  Failed: [],
};

/** Parts of which nobody knows yet whether they reach the person. */
export const OPEN_RETURN_PARTS = ['Posted', 'Asked', 'Doubt'] as const;

/** Reasons for which a return waits: the money is not all there yet, or may not leave. */
export const RETURN_WAITS = ['barred', 'rounds', 'withdrawal'] as const;
export type ReturnWait = (typeof RETURN_WAITS)[number];

/** Members are told that it takes at most so long. */
export const RETURN_DAYS = 7;

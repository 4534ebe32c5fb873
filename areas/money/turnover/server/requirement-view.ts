import { Money } from '@palaro/kernel';
import type { Tables } from '@palaro/server';
import type { Selectable } from 'kysely';
import type { REQUIREMENT_STATES, TurnoverRequirement } from '../turnover.api.ts';
import type { RequirementState } from './fill-requirements.ts';
import type { TurnoverCause } from './requirement-rows.ts';
import './turnover.tables.ts';

type Shown = (typeof REQUIREMENT_STATES)[number];

const SHOWN: Readonly<Record<RequirementState, Shown>> = {
  O: 'open',
  D: 'done',
  F: 'forfeited',
  X: 'closed',
  W: 'waived',
};

/** State of a requirement in words. */
export const shownState = (state: RequirementState): Shown => SHOWN[state];

/** State of a requirement as its row keeps it. */
export const storedState = (shown: Shown): RequirementState =>
  (Object.keys(SHOWN) as RequirementState[]).find((state) => SHOWN[state] === shown) ?? 'O';

/** A requirement on the wire. */
export const requirementView = (
  row: Selectable<Tables['turnover_requirement']>,
): TurnoverRequirement => ({
  id: row.requirement_id,
  cause: row.cause_kind as TurnoverCause,
  causeId: row.cause_id,
  state: SHOWN[row.state],
  required: Money.text(BigInt(row.required)),
  done: Money.text(BigInt(row.done)),
  openedAt: row.opened_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

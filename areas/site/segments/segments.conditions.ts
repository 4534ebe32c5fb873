import { day, int, memberId, object, oneOf, optional, type Static } from '@palaro/api';
import { WRITTEN_LANGUAGES } from '@palaro/kernel';

const YES_NO = ['yes', 'no'] as const;
/** The highest level of the VIP club (docs/domain/promotions.md §7). */
const VIP_MOST = 10;
const KYC_MOST = 3;

/**
 * What members of a segment have in common (docs/domain/promotions.md §4, Eligibility). All that is
 * named must hold; what is not named does not matter. Days are the site's, both ends included.
 */
export const conditionFields = {
  registeredFrom: optional(day()),
  registeredTo: optional(day()),
  vipFrom: optional(int({ min: 0, max: VIP_MOST })),
  vipTo: optional(int({ min: 0, max: VIP_MOST })),
  kycLeast: optional(int({ min: 1, max: KYC_MOST })),
  deposited: optional(oneOf(YES_NO)),
  language: optional(oneOf(WRITTEN_LANGUAGES)),
  mobileVerified: optional(oneOf(YES_NO)),
  mailVerified: optional(oneOf(YES_NO)),
  /** The last login. Who never logged in was not here before any day. */
  seenFrom: optional(day()),
  seenTo: optional(day()),
  /** Below this member in an agent's line. */
  line: optional(memberId()),
};
const conditions = object(conditionFields);
export type Conditions = Static<typeof conditions>;
export type ConditionName = keyof typeof conditionFields;

/** The fields in the order in which forms and records show them. */
export const CONDITION_NAMES = Object.keys(conditionFields) as ConditionName[];

/** Conditions without what is not named, as they are kept. */
export const namedOf = (of: Partial<Record<ConditionName, unknown>>): Conditions =>
  Object.fromEntries(
    CONDITION_NAMES.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])),
  );

/** A segment in one of its versions. */
export interface SegmentRef {
  id: string;
  version: number;
}

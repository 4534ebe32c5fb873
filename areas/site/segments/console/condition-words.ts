import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import {
  CONDITION_NAMES,
  namedOf,
  type ConditionName,
  type Conditions,
} from '../segments.conditions.ts';

/** Labels of the fields of conditions. */
export const CONDITION_LABELS = {
  registeredFrom: 'segments-console.registeredFrom',
  registeredTo: 'segments-console.registeredTo',
  vipFrom: 'segments-console.vipFrom',
  vipTo: 'segments-console.vipTo',
  kycLeast: 'segments-console.kycLeast',
  deposited: 'segments-console.deposited',
  language: 'segments-console.language',
  mobileVerified: 'segments-console.mobileVerified',
  mailVerified: 'segments-console.mailVerified',
  seenFrom: 'segments-console.seenFrom',
  seenTo: 'segments-console.seenTo',
  line: 'segments-console.line',
} as const satisfies Record<ConditionName, TextKey>;

/** What a form holds, as far as it can be counted: a day half typed is none yet. */
export function countedOf(written: Readonly<Record<string, unknown>>): Conditions {
  const filled = Object.entries(written).filter(([, value]) => value !== '' && value !== null);
  return namedOf(Object.fromEntries(filled));
}

/** Conditions in words, for a record. */
export const conditionFacts = (of: Conditions) =>
  CONDITION_NAMES.flatMap((name) => {
    const value = of[name];
    if (value === undefined) return [];
    const isAnswer = value === 'yes' || value === 'no';
    return [
      {
        label: CONDITION_LABELS[name],
        value: isAnswer ? t(`segments-console.${value}`) : String(value),
      },
    ];
  });

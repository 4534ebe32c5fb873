import type { App, Operator } from '@palaro/server';
import type { SignInDraft } from '../console.api.ts';
import { signInKind } from './sign-in-kind.ts';
import { writeDraft } from './write-draft.ts';

const daysOf = (draft: SignInDraft) => [
  draft.day1,
  draft.day2,
  draft.day3,
  draft.day4,
  draft.day5,
  draft.day6,
  draft.day7,
];

/** Writes a daily sign-in as a draft. Refuses as `writeDraft` does. */
export const makeSignIn = (app: App, operator: Operator, draft: SignInDraft) =>
  writeDraft(app, operator, {
    kind: signInKind,
    draft,
    rule: { days: daysOf(draft), needs: draft.needs, turnoverTimes: draft.turnoverTimes },
  });

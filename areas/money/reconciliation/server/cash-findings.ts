import type { App, Events } from '@palaro/server';
import { keepFindings, resolveFinding } from './findings.repository.ts';

const CHECK = 'cashier.settlement';

/** What a provider's file and our orders disagree in is a finding at once. */
export const keepCashDifference = (
  { db, clock }: App,
  { subject, details }: Events['cash.differs'],
): Promise<void> => keepFindings(db, CHECK, [{ subject, details }], clock.now());

/** Money that people must send back themselves; they resolve it with their transfer's reference. */
export const keepByHand = (
  { db, clock }: App,
  { subject, details }: Events['cash.by-hand'],
): Promise<void> => keepFindings(db, 'cashier.send-by-hand', [{ subject, details }], clock.now());

/** Whoever explained it said why. */
export const endCashDifference = (
  { db, clock }: App,
  { subject, by, note }: Events['cash.explained'],
): Promise<unknown> => resolveFinding(db, CHECK, subject, { by, note, at: clock.now() });

import { readStanding } from '@palaro/accounts/server';
import { isTrialType, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageKind } from '../inbox.api.ts';
import type { Broadcast } from './broadcasts.repository.ts';
import { readConsent } from './consents.repository.ts';

const DAY_SECONDS = 86_400;
const KEEP_DAYS = 90;
const KEEP_LONG_DAYS = 365;
/** Kinds that a member may need as proof (docs/domain/promotions.md §12). */
export const KEPT_LONG: readonly MessageKind[] = ['MONEY', 'SECURITY'];

/** Older messages are neither shown nor kept. */
export const keptSince = (kind: MessageKind, now: Date): Date =>
  plusSeconds(now, -DAY_SECONDS * (KEPT_LONG.includes(kind) ? KEEP_LONG_DAYS : KEEP_DAYS));

/** The facts that decide which messages a member may get. */
export interface Reader {
  type: number;
  registeredAt: Date;
  /** When he agreed to promotions; null if he does not agree. */
  promosSince: Date | null;
  /** Breaks and exclusions. `until` null: no end. */
  breaks: readonly { from: Date; until: Date | null }[];
}

export async function readReader(app: App, member: MemberId): Promise<Reader> {
  const [{ type, registeredAt, breaks }, consent] = await Promise.all([
    readStanding(app.reads, member),
    readConsent(app.reads, member),
  ]);
  return { type, registeredAt, breaks, promosSince: consent?.promos ? consent.at : null };
}

const isIn = ({ from, until }: Reader['breaks'][number], at: Date) =>
  from <= at && (until === null || at < until);

/**
 * Whether a member may get promotions at an instant: he agreed before it and is in no break or
 * exclusion (docs/domain/responsible-gaming.md §3).
 */
const mayHearPromos = ({ promosSince, breaks }: Reader, at: Date): boolean =>
  promosSince !== null && promosSince <= at && !breaks.some((one) => isIn(one, at));

/** Whether a member may get messages of a kind now. Trial accounts get only system messages. */
export function mayBeTold(reader: Reader, kind: MessageKind, now: Date): boolean {
  if (isTrialType(reader.type)) return kind === 'SYSTEM';
  return kind !== 'PROMO' || mayHearPromos(reader, now);
}

/**
 * Whether a broadcast is for a member. A promotion must have been allowed when it was sent, and be
 * allowed now.
 */
export function isFor(reader: Reader, broadcast: Broadcast, now: Date): boolean {
  const { kind, sent_at, member_types, registered_from } = broadcast;
  if (sent_at < reader.registeredAt || sent_at < keptSince(kind, now)) return false;
  if (member_types !== null && !member_types.includes(reader.type)) return false;
  if (registered_from !== null && reader.registeredAt < registered_from) return false;
  return mayBeTold(reader, kind, sent_at) && mayBeTold(reader, kind, now);
}

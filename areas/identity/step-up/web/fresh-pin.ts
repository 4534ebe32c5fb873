import { currentSession, onSessionChange, siteNow } from '@palaro/client';

/** A step-up's code is taken for as long (docs/domain/accounts.md §7). */
const FRESH_MS = 5 * 60_000;

interface FreshPin {
  pin: string;
  member: string | undefined;
  since: number;
}

let kept: FreshPin | null = null;

/** Remembers, in this page alone, the payment password that the member has just set. */
export function keepFreshPin(pin: string): void {
  kept = { pin, member: currentSession()?.userName, since: Date.parse(siteNow()) };
}

/**
 * The payment password that the member set in this page within the last five minutes, so that he
 * need not type it again for his first account; null if there is none, or another member is here.
 */
export function freshPin(): string | null {
  if (kept === null || kept.member !== currentSession()?.userName) return null;
  return Date.parse(siteNow()) - kept.since < FRESH_MS ? kept.pin : null;
}

onSessionChange(() => {
  if (kept?.member !== currentSession()?.userName) kept = null;
});

import { currentSession, readStored, writeStored } from '@palaro/client';
import { randomToken } from '@palaro/kernel';

/** The guest's key for a call; empty for members, and before a guest has said anything. */
export function guestPart(): { guest?: string } {
  const kept = currentSession() ? null : readStored('supportGuest');
  return kept === null ? {} : { guest: kept };
}

/**
 * A guest's key, created with the first message. If nothing can be stored, it lasts as long as the
 * page.
 */
export function ownGuestPart(): { guest?: string } {
  if (currentSession()) return {};
  if (readStored('supportGuest') === null)
    writeStored('supportGuest', (fallback ??= randomToken()));
  return { guest: readStored('supportGuest') ?? fallback ?? '' };
}

let fallback: string | undefined;

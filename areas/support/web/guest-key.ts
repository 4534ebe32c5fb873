import { currentSession, readStored, writeStored } from '@palaro/client';
import { randomToken } from '@palaro/kernel';

/** What a call says of a guest: nothing for members, nor before a guest has said anything. */
export function guestPart(): { guest?: string } {
  const kept = currentSession() ? null : readStored('supportGuest');
  return kept === null ? {} : { guest: kept };
}

/** A guest's key, made with their first word; a private window keeps it as long as the page. */
export function ownGuestPart(): { guest?: string } {
  if (currentSession()) return {};
  if (readStored('supportGuest') === null)
    writeStored('supportGuest', (fallback ??= randomToken()));
  return { guest: readStored('supportGuest') ?? fallback ?? '' };
}

let fallback: string | undefined;

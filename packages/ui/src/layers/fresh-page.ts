import { readStored, siteNow, writeStored } from '@palaro/client';

/** A page that lacks a file for good is loaded anew no more often than this. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Replaces the page by a fresh one, which may bring code that failed to load: a browser that
 * remembers a failed file answers from its memory and never requests it again (APP-10). Returns
 * false where that cannot help: without a network, right after the last time, and where no storage
 * could tell of the last time.
 */
export function reloadForCode(): boolean {
  const now = Date.parse(siteNow());
  const since = now - Number(readStored('freshPage') ?? 0);
  if (!navigator.onLine || (since >= 0 && since < AGAIN_AFTER_MS)) return false;
  writeStored('freshPage', String(now));
  if (readStored('freshPage') !== String(now)) return false;
  window.location.reload();
  return true;
}

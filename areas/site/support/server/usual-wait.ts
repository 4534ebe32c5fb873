import { defineService, type App } from '@palaro/server';
import { plusSeconds } from '@palaro/kernel';
import { waitOfAnswers } from './conversation.repository.ts';

const KNOWN_MS = 5 * 60_000;
const SINCE_SECONDS = 30 * 86_400;

const memory = defineService('support.usual-wait', () => ({
  at: Number.NEGATIVE_INFINITY,
  minutes: null as number | null,
}));

/**
 * How long visitors wait for an operator, in whole minutes, at least 1: the median of the latest
 * answers of 30 days, read anew every five minutes. Null while there are too few to speak of.
 */
export async function usualWait(app: App): Promise<number | null> {
  const known = memory(app);
  const now = app.clock.now();
  if (Math.abs(now.getTime() - known.at) < KNOWN_MS) return known.minutes;
  const seconds = await waitOfAnswers(app.db, plusSeconds(now, -SINCE_SECONDS));
  const minutes = seconds === null ? null : Math.max(1, Math.round(seconds / 60));
  Object.assign(known, { at: now.getTime(), minutes });
  return minutes;
}

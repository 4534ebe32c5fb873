import { siteClock, type SiteClock } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Pool } from 'pg';

/** The demo's clock as the last process left it: moved forward by callers, never back. */
export async function resumeClock(pool: Pool): Promise<SiteClock> {
  const { rows } = await pool.query<{ ahead: string }>(
    'select ahead_seconds::text as ahead from sandbox_clock',
  );
  const clock = siteClock();
  for (const { ahead } of rows) clock.advance(Number(ahead));
  return clock;
}

/** Moves the clock, and keeps the move for the next start before anybody sees the new time. */
export async function advanceClock({ pool, clock }: App, seconds: number): Promise<void> {
  await pool.query('update sandbox_clock set ahead_seconds = ahead_seconds + $1', [seconds]);
  clock.advance(seconds);
}

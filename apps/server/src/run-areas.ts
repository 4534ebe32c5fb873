import { within, type App, type AreaServer } from '@palaro/server';

/** A listener that waits for an outside service must not keep the areas from saving their data. */
const LISTENERS_MS = 400;

/** Starts the areas one after the other, in the order of `inStartOrder`. */
export async function startAreas(app: App, areas: readonly AreaServer[]): Promise<void> {
  for (const area of areas) await area.start?.(app);
}

/**
 * Lets listeners finish first, then stops the areas in reverse order. A listener's work is stored
 * nowhere, so the next start could not resume it.
 */
export async function stopAreas(app: App, areas: readonly AreaServer[]): Promise<void> {
  await within(LISTENERS_MS, app.nodeBus.idle(), undefined);
  for (const area of [...areas].reverse()) await area.stop?.(app);
  // For listeners that are late and those that a stopping area has just called.
  await app.nodeBus.idle();
}

import { registerOwnData, type App, type AreaServer } from '@palaro/server';

/** A listener that asks somebody outside must not keep the areas from writing what they hold. */
const LISTENERS_MS = 400;

/** Starts the areas one after the other, with what each keeps about a member noted first. */
export async function startAreas(app: App, areas: readonly AreaServer[]): Promise<void> {
  for (const area of areas) {
    if (area.ownData) registerOwnData(app, area.name, area.ownData);
    await area.start?.(app);
  }
}

/**
 * Stops the areas, the last one first, once listeners have done what follows from the commits:
 * that work is kept nowhere, so the next start would not know of it.
 */
export async function stopAreas(app: App, areas: readonly AreaServer[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const longEnough = new Promise((resolve) => (timer = setTimeout(resolve, LISTENERS_MS)));
  await Promise.race([app.bus.idle(), longEnough]);
  clearTimeout(timer);
  for (const area of [...areas].reverse()) await area.stop?.(app);
  // The late ones, and those whom a stop has told something.
  await app.bus.idle();
}

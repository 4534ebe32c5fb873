import { registerOwnData, type App, type AreaServer } from '@palaro/server';

/** Starts the areas one after the other, with what each keeps about a member noted first. */
export async function startAreas(app: App, areas: readonly AreaServer[]): Promise<void> {
  for (const area of areas) {
    if (area.ownData) registerOwnData(app, area.name, area.ownData);
    await area.start?.(app);
  }
}

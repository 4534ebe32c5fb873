import { readSystemEvent } from '@palaro/content/server';
import { systemTopic } from '@palaro/content/api';
import { defineCached, type App } from '@palaro/server';
import { findKind } from './promotion-kind.ts';
import { listOpenTypes } from './promotions.repository.ts';

/** Every page asks; a promotion that begins or ends by its clock shows a moment later. */
const KEPT_SECONDS = 5;

const running = defineCached('promotions.running', KEPT_SECONDS, async (app) => {
  const types = await listOpenTypes(app.db, app.clock.now());
  return types.filter((type) => findKind(app, type) !== undefined);
});

/** Types of the promotions that run now (FTR-03): what the start-up info tells every browser. */
export const runningTypes = (app: App) => running.read(app);

/** Tells open browsers after an operator's move, so that their menus follow without a reload. */
export async function tellRunning(app: App): Promise<void> {
  running.forget(app);
  const event = { ...readSystemEvent(app.site, {}), running: await runningTypes(app) };
  app.push.publish(systemTopic, event);
}

import { Registry } from 'prom-client';
import { siteClock } from '@palaro/kernel';
import { createBus, createPush, type App } from '@palaro/server';
import { createDb } from '@palaro/server-app/db';
import { SITE_DEFAULTS } from '@palaro/whitelabel';

/** The parts of a server that the wallet needs, on a database, without the server around them. */
export function bareApp(pool: App['pool']): App {
  const clock = siteClock();
  const failed = (_name: unknown, error: unknown) => {
    throw error;
  };
  const parts = {
    pool,
    clock,
    db: createDb(pool),
    site: SITE_DEFAULTS,
    log: { error: failed },
    bus: createBus(failed),
    push: createPush(() => clock.now().getTime()),
    metrics: new Registry(),
    services: new Map(),
  };
  return parts as unknown as App;
}

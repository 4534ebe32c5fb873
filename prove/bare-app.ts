import { Registry } from 'prom-client';
import { siteClock } from '@palaro/kernel';
import { createNodeBus, createPush, provide, provisionsOf, type App } from '@palaro/server';
import { createDb } from '@palaro/server-app/db';
import { gameRules, memberMayPlay } from '@palaro/wallet/server';
import { SITE_DEFAULTS } from '@palaro/whitelabel';

/** There is no catalogue and no accounts here, so every game is on and every member may play. */
const standIns = [
  provide(gameRules, () => ({
    vendorOn: () => true,
    vendorName: (vendor) => vendor,
    gameOn: () => true,
    betLimits: () => null,
    gameKind: () => null,
    openGames: () => [],
    payoutAlarm: () => 10_000_000_000n,
  })),
  provide(memberMayPlay, () => () => true),
];

/** The parts of a server that the wallet needs, on a database, without the rest. */
export function bareApp(pool: App['pool']): App {
  const clock = siteClock();
  const failed = (_name: unknown, error: unknown) => {
    throw error;
  };
  const db = createDb(pool);
  const parts = {
    pool,
    clock,
    db,
    reads: db,
    site: SITE_DEFAULTS,
    log: { error: failed },
    nodeBus: createNodeBus(failed),
    push: createPush(() => clock.now().getTime()),
    metrics: new Registry(),
    services: new Map(),
    provisions: provisionsOf(standIns),
  };
  return parts as unknown as App;
}

import { selfTest } from '@palaro/fairness';
import { defineService, refuse, type App } from '@palaro/server';

/** The vectors that this node got wrong; the games are closed while there are any. */
const health = defineService<{ failed: string[] }>('play.rng', () => ({ failed: [] }));

/** Runs the published vectors, at start and each hour (docs/domain/fairness.md §12). */
export function testRng(app: App, run: () => string[] = selfTest): void {
  const { failed } = Object.assign(health(app), { failed: run() });
  if (failed.length > 0) app.log.fatal({ failed }, 'outcome self-test failed: games are closed');
}

/** Throws `play.rng_down` while the self-test fails. */
export function requireRng(app: App): void {
  if (health(app).failed.length > 0) throw refuse('play.rng_down');
}

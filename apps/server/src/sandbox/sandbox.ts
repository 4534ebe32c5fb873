// The sandbox: what a demo lets callers on the same machine do. It exists only with DEMO=1.
import { listOutbox } from '@palaro/delivery/server';
import { endPhase } from '@palaro/play/server';
import { defineArea, refuse, type App, type AreaServer, type Handlers } from '@palaro/server';
import { changeBack, readSiteChange } from '@palaro/whitelabel';
import { resetDemo } from '../demo.ts';
import { alone } from '../http/gate.ts';
import { moveSandboxPay } from '../sandbox-pay.ts';
import { grantWish } from './grant-wish.ts';
import { advanceClock } from './kept-clock.ts';
import { sandboxApi, sandboxErrors } from './sandbox.api.ts';
import { en } from './sandbox.en.ts';
import { ty } from './sandbox.ty.ts';

const sandboxHandlers = (areas: readonly AreaServer[]): Handlers<typeof sandboxApi> => ({
  outbox: ({ app, query }) => listOutbox(app, query),
  clock: async ({ app, body }) => {
    await advanceClock(app, body.advanceSeconds);
    await app.queue.advance(body.advanceSeconds);
    await moveSandboxPay(app);
    return { now: app.clock.now().toISOString() };
  },
  site: ({ app, body }) => changeSite(app, body),
  reset: async ({ app }) => {
    await alone(app, () => resetDemo(app, areas));
    return {};
  },
  firebaseToken: ({ app, body }) => fetchFirebaseToken(app, body.mobile),
  wish: ({ app, body }) => grantWish(app, body),
  table: async ({ app, body }) => {
    await endPhase(app, body.game);
    return {};
  },
});

/** The key that Firebase is played with is in the process of the demo's providers. */
async function fetchFirebaseToken({ config }: App, mobile: string) {
  if (!config.demoSocial) throw refuse('not_found');
  const answer = await fetch(`${config.demoSocial.url}/firebase/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mobile }),
  });
  return (await answer.json()) as { idToken: string };
}

async function changeSite(app: App, body: unknown) {
  const change = readSiteChange(body);
  if (typeof change === 'string') {
    throw refuse('site.value_refused', { values: { reason: change } });
  }
  const before = changeBack(app.site, change);
  await app.site.change(change);
  return before;
}

/** The sandbox as an area. It is told the other areas for its calls and its reset. */
export const sandboxArea = (areas: readonly AreaServer[]) =>
  defineArea({
    name: 'sandbox',
    api: sandboxApi,
    handlers: sandboxHandlers(areas),
    errors: sandboxErrors,
    texts: { EN: en, TY: ty },
  });

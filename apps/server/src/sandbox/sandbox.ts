// The sandbox: what a demo lets its own machine do. It exists only with DEMO=1.
import { listOutbox } from '@palaro/delivery/server';
import { defineArea, refuse, type App, type AreaServer, type Handlers } from '@palaro/server';
import { readSiteChange } from '@palaro/whitelabel';
import { resetDemo } from '../demo.ts';
import { alone } from '../http/gate.ts';
import { sandboxApi, sandboxErrors } from './sandbox.api.ts';
import { en } from './sandbox.en.ts';
import { ty } from './sandbox.ty.ts';
import { supportDeskApi, supportDeskHandlers } from './support-desk.ts';

const sandboxHandlers = (areas: readonly AreaServer[]): Handlers<typeof sandboxApi> => ({
  outbox: ({ app, query }) => listOutbox(app, query),
  clock: ({ app, body }) => {
    app.clock.advance(body.advanceSeconds);
    return { now: app.clock.now().toISOString() };
  },
  site: ({ app, body }) => changeSite(app, body),
  reset: async ({ app }) => {
    await alone(app, () => resetDemo(app, areas));
    return {};
  },
});

async function changeSite(app: App, body: unknown) {
  const change = readSiteChange(body);
  if (typeof change === 'string') {
    throw refuse('site.value_refused', { values: { reason: change } });
  }
  await app.site.change(change);
  return {};
}

/** The sandbox as an area of its own; the calls and the reset know the other areas. */
export const sandboxArea = (areas: readonly AreaServer[]) =>
  defineArea({
    name: 'sandbox',
    api: { ...sandboxApi, ...supportDeskApi },
    handlers: { ...sandboxHandlers(areas), ...supportDeskHandlers },
    errors: sandboxErrors,
    texts: { EN: en, TY: ty },
  });

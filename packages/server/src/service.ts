import type { App } from './app.ts';

/**
 * A long-lived part of an area (a batcher, a cache). It is created once for each App, on first use.
 */
export function defineService<T>(name: string, create: (app: App) => T): (app: App) => T {
  return (app) => {
    if (!app.services.has(name)) app.services.set(name, create(app.server ?? app));
    return app.services.get(name) as T;
  };
}

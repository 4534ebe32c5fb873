// The base of every area's server code: App, handlers, refusals, services, provisions, queue, push,
// tasks.
export * from './app.ts';
export * from './area.ts';
export * from './cached.ts';
export * from './caller.ts';
export * from './config.ts';
export * from './cookies.ts';
export * from './cursor.ts';
export * from './db.ts';
export * from './envelope.ts';
export * from './fold-table.ts';
export * from './folds.ts';
export * from './handlers.ts';
export * from './key-file.ts';
export * from './nightly-check.ts';
export * from './node-bus.ts';
export * from './own-data.ts';
export * from './principal.ts';
export * from './provision.ts';
export * from './push.ts';
export type { Listener, PushEvent } from './push-event.ts';
export * from './queue.ts';
export * from './refuse.ts';
export * from './secret-key.ts';
export * from './service.ts';
export * from './tasks.ts';
export * from './within.ts';

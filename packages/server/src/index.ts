// What server code of every area stands on: App, handlers, refusals, services, events, push, jobs.
export * from './app.ts';
export * from './area.ts';
export * from './config.ts';
export * from './db.ts';
export * from './envelope.ts';
export * from './events.ts';
export * from './folds.ts';
export * from './handlers.ts';
export * from './jobs.ts';
export * from './key-file.ts';
export * from './principal.ts';
export * from './push.ts';
export type { Listener, PushEvent } from './push-event.ts';
export * from './refuse.ts';
export * from './secret-key.ts';
export * from './service.ts';

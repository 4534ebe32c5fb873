import type { Listeners } from '@palaro/server';
import { createQueue } from '@palaro/server-app/queue';
import type { TestDatabase } from './database.ts';
import { listeningArea } from './listening-area.ts';

/** The real queue on a database, for tests of server parts without a whole server. */
export const testQueue = ({ pool }: TestDatabase, listeners: Listeners = {}) =>
  createQueue(pool, [listeningArea(listeners)], []);

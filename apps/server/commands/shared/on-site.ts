import type { App } from '@palaro/server';
import { buildApp } from '@palaro/server-app';
import { createPool } from '@palaro/server-app/db';
import { readConfig } from '@palaro/server-app/folds';
import { refuseForeignKey } from '@palaro/server-app/refuse-start';
import { siteDatabaseUrl } from './site-database.ts';

/** Does something with the App of a running site, on its database, beside its server. */
export async function onSite<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = await readConfig({ ...process.env, PORT: '0' });
  const pool = createPool(siteDatabaseUrl(), 2);
  try {
    await refuseForeignKey(pool, config);
    const { app, stop } = await buildApp({ config, pool, webDir: '', tasks: 'none' });
    try {
      return await work(app);
    } finally {
      await stop();
    }
  } finally {
    await pool.end();
  }
}

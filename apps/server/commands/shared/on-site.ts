import type { App } from '@palaro/server';
import { buildApp } from '../../src/app.ts';
import { createPool } from '../../src/db/index.ts';
import { readConfig } from '../../src/folds/index.ts';
import { refuseForeignKey } from '../../src/refuse-start.ts';
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

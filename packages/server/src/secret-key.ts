import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './app.ts';
import { defineService } from './service.ts';

/**
 * The deployment's secret, never in the database: `PLAY_SEED_KEY` where it is given (nodes of one
 * site share it), else a file of mode 600 in `DATA_DIR/keys` that is made on first use.
 */
const siteSecret = defineService('server.secret', (app) =>
  Buffer.from(app.config.playSeedKey ?? keyFile(app.config.dataDir), 'hex'),
);

/**
 * What stands for an input in the database. Without the deployment's secret nobody can tell whether
 * a guess of the input (a password, a code) is right. `purpose` keeps uses apart.
 */
export function keyedDigest(app: App, purpose: string, input: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', siteSecret(app), '', purpose, 32));
  return createHmac('sha256', key).update(input).digest();
}

function keyFile(dataDir: string): string {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'site.key');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  // A link is made whole or not at all, so two processes that start at once end with one key.
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

// `npm start`: from a fresh clone to a running site; see the README for its variables.
import module from 'node:module';
import { join } from 'node:path';
import { followParent } from './lib/follow-parent.mjs';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';

checkNode();
followParent();
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
await ensureInstalled('prod');
await ensureBuilt();
keepCompiled();
// In this same process, so that signals reach the server directly.
await import('../apps/server/dist/main.js');

/**
 * Node 22 and later keep the compiled bundle for the next start, here and in the demo's programs.
 * Node itself checks that it fits the source and its own version; a build empties the folder.
 */
function keepCompiled() {
  if (!module.enableCompileCache) return;
  const folder = join(ROOT, 'apps/server/dist/.compiled');
  module.enableCompileCache(folder);
  process.env.NODE_COMPILE_CACHE = folder;
}

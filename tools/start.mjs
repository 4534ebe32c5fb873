// `npm start`: from a fresh clone to a running site; see the README for its variables.
import { followParent } from './lib/follow-parent.mjs';
import { checkNode } from './lib/node-version.mjs';

checkNode();
followParent();
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
await ensureInstalled('prod');
await ensureBuilt();
// In this same process, so that signals reach the server directly.
await import('../apps/server/dist/main.js');

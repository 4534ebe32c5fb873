// `node tools/operate.mjs <command> [arguments]`: runs one of the operator's commands, which are
// built with the server (apps/server/commands). It installs and builds nothing, because a site may
// be running from this folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { fail } from './lib/say.mjs';

checkNode();
// The command reads its own arguments alone.
const [name = ''] = process.argv.splice(2, 1);
const file = join(ROOT, 'apps/server/commands/dist', `${name}.js`);
if (!existsSync(file)) {
  fail(`The command "${name}" is not built here: npm run build makes it, and so does npm start.`);
}
process.chdir(ROOT);
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  fail(
    error.code === 'ERR_MODULE_NOT_FOUND'
      ? `${error.message}: it is not installed here. npm run build installs what is missing.`
      : error.message,
  );
}

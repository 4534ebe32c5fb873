// `node tools/run.mjs <file.ts> [arguments]`: runs one of the developer's TypeScript tools. It
// installs nothing, because a site may be running from this folder.
import { spawn } from 'node:child_process';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { fail } from './lib/say.mjs';

checkNode();
const { isInstalled } = await import('./lib/installed-tree.mjs');
const [file, ...args] = process.argv.slice(2);
if (!file) fail('Name the TypeScript file to run: node tools/run.mjs bench/index.ts');
if (!isInstalled(ROOT, 'dev')) {
  fail(
    'This needs the packages for development, and not all are here: run "npm install --no-save ' +
      '--include=dev" first.',
  );
}
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

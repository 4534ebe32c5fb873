// `node tools/run.mjs <file.ts> [arguments]`: runs one of the project's TypeScript tools.
import { spawn } from 'node:child_process';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { fail } from './lib/say.mjs';

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const [file, ...args] = process.argv.slice(2);
if (!file) fail('Name the TypeScript file to run: node tools/run.mjs bench/index.ts');
await ensureInstalled('dev');
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

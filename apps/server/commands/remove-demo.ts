// npm run remove-demo [-- --members N]: erases a demo database, so that a site for real members can
// start on it. Stop the site first, and set the variables as for the server.
import { parseArgs } from 'node:util';
import { startDatabase } from '@palaro/server-app/db';
import { readConfig } from '@palaro/server-app/folds';
import { removeDemo } from '@palaro/server-app/remove-demo';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({ options: { members: { type: 'string', default: '0' } } });
  const config = await readConfig({ ...process.env, PORT: '0' });
  const { owner, stop } = await startDatabase(config, say);
  try {
    await removeDemo(owner, config, Number(values.members));
    say('The demo data is erased; the next start creates the database anew.');
  } finally {
    await stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

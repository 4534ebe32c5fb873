// npm run remove-demo [-- --members N]: erases a demo database, so that a site for real members can
// start on it. Stop the site first, and set the variables as for the server.
import { parseArgs } from 'node:util';
import { startDatabase } from '../src/db/index.ts';
import { readConfig } from '../src/folds/index.ts';
import { removeDemo } from '../src/remove-demo.ts';
import { runCommand, say } from './shared/run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { members: { type: 'string', default: '0' } } });
  const config = await readConfig({ ...process.env, PORT: '0' });
  const { owner, stop } = await startDatabase(config, say);
  try {
    await removeDemo(owner, config, Number(values.members));
    say('The demo data is erased; the next start creates the database anew.');
  } finally {
    await stop();
  }
});

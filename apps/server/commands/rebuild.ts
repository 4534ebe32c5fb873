// npm run rebuild [-- fold …]: rebuilds read models from the ledger, all or those named, on the
// database of a running or stopped site. Set SITE as for the server.
import { createPool, startDatabase } from '../src/db/index.ts';
import { readConfig, rebuildFolds } from '../src/folds/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand, say } from './shared/run-command.ts';

const config = await readConfig(process.env);
const database = (await running()) ?? (await startDatabase(config, say));
await runCommand(() => rebuildFolds(database.owner, config, process.argv.slice(2), say));
await database.stop();

/** The database of a running site; null if none answers. */
async function running() {
  try {
    const owner = createPool(siteDatabaseUrl(), 2);
    await owner.query('select');
    return { owner, stop: () => owner.end() };
  } catch {
    return null;
  }
}

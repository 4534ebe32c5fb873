// npm run tasks: lists the jobs that wait and those that failed for the last time, oldest first.
// npm run tasks -- retry 12, or: drop 12
import { parseArgs } from 'node:util';
import { siteClock } from '@palaro/kernel';
import { createPool } from '../src/db/index.ts';
import { siteDatabaseUrl } from './shared/site-database.ts';
import { runCommand } from './shared/run-command.ts';

const SHOWN = 100;
/** Only dead jobs may be changed by hand; the workers manage the rest. */
const DEAD = 'attempts >= max_attempts and locked_at is null';

const [verb = 'list', id = ''] = parseArgs({ allowPositionals: true }).positionals;
const pool = createPool(siteDatabaseUrl(), 1);
await runCommand(async () => {
  if (verb === 'list') await list();
  else if (verb === 'retry')
    await change('reschedule_jobs(array[id], run_at => $2, attempts => 0)', siteClock().now());
  else if (verb === 'drop') await change('complete_jobs(array[id])');
  else throw new Error(`tasks can be listed, retried or dropped, not ${verb}`);
});
await pool.end();

async function list(): Promise<void> {
  const { rows: waiting } = await pool.query<{ task: string; n: string; at: Date }>(
    `select task_identifier task, count(*) n, min(run_at) at from graphile_worker.jobs
      where not (${DEAD}) group by 1 order by 1`,
  );
  for (const { task, n, at } of waiting) {
    process.stdout.write(`${n.padStart(6)} ${task}, next ${at.toISOString()}\n`);
  }
  const { rows: dead } = await pool.query<{ id: string; task: string; at: Date; why: string }>(
    `select id, task_identifier task, updated_at at, last_error why from graphile_worker.jobs
      where ${DEAD} order by id limit $1`,
    [SHOWN],
  );
  for (const { id: number, task, at, why } of dead) {
    process.stdout.write(`${number}  ${task}  failed ${at.toISOString()}\n    ${why}\n`);
  }
  process.stdout.write(
    dead.length === 0 ? 'There are no dead tasks.\n' : `${dead.length} are dead.\n`,
  );
}

async function change(how: string, ...runAt: Date[]): Promise<void> {
  if (!/^\d{1,18}$/.test(id))
    throw new Error(`name the task to ${verb}: npm run tasks -- ${verb} 12`);
  const { rowCount } = await pool.query(
    `select graphile_worker.${how} from graphile_worker.jobs where id = $1 and ${DEAD}`,
    [id, ...runAt],
  );
  if (rowCount !== 1) throw new Error(`there is no dead task ${id}`);
  process.stdout.write(verb === 'retry' ? `${id} runs again.\n` : `${id} is dropped.\n`);
}

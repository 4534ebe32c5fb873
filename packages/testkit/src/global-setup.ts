import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { clusterVariable, startTestCluster } from './cluster.ts';
import { scratchFolder } from './scratch-folder.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Makes the links of PostgreSQL's package, which npm called by hand does not bring. */
const RUN_SCRIPTS = `const { runPackageScripts } = await import('./tools/lib/package-scripts.mjs');
const fault = await runPackageScripts();
if (fault !== null) throw new Error(fault);`;

/** What this needs of the project that Vitest hands over. */
interface Project {
  vitest: { config: { maxWorkers: number } };
}

/**
 * Vitest's: a cluster for each worker, which finds it by the environment it inherits. In one
 * cluster for all, a transaction of one test would hold back what another reads: numbers of
 * transactions are the cluster's.
 */
export default async function setup(project: Project): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.vitest.config.maxWorkers }, (_, index) => index + 1);
  const known = workers.filter((worker) => process.env[clusterVariable(worker)]);
  // Two projects have this setup, and share what the first of them started.
  if (known.length > 0) return () => Promise.resolve();
  execFileSync(process.execPath, ['--input-type=module', '-e', RUN_SCRIPTS], { cwd: ROOT });
  const folder = scratchFolder();
  if (folder === tmpdir())
    process.stdout.write(`The tests' databases lie on the disk, in ${folder}\n`);
  const clusters = await Promise.all(workers.map(() => startTestCluster(folder)));
  clusters.forEach(({ url }, index) => (process.env[clusterVariable(index + 1)] = url));
  return async () => {
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  };
}

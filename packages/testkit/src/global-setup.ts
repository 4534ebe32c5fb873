import { CLUSTER_VARIABLE, startTestCluster } from './cluster.ts';

/** Vitest's: one cluster for the run; workers find it by the environment they inherit. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url;
  return () => cluster.stop();
}

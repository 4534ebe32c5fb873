import type { Pool, PoolClient } from 'pg';

/** Commits all that `work` does, or nothing if it throws. Returns the result of `work`. */
export async function inOneCommit<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

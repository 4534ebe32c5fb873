import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { startSite } from '@palaro/testkit';

export type Site = Awaited<ReturnType<typeof startSite>>;

export const VICTIMS = ['server', 'database', 'both'] as const;
/** In PostgreSQL's pid file the first line is the process, the fourth the port. */
const PID_LINE = 0;
const PORT_LINE = 3;

const pidFile = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');

/** The current address of the site's database. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = pidFile(dataDir)[PORT_LINE];
  return `postgres://palaro:${encodeURIComponent(password)}@127.0.0.1:${port}/palaro`;
}

/** The process of the site's PostgreSQL. */
export const pidOf = (dataDir: string) => Number(pidFile(dataDir)[PID_LINE]);

/** `kill -9` of the server, of PostgreSQL, or of both; resolves when the server is gone. */
export async function kill(site: Site, victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'server') process.kill(pidOf(site.dataDir), 'SIGKILL');
  // A server that has lost its database ends by itself.
  if (victim === 'database') await site.ended;
  else await site.stop('SIGKILL');
}

/** A port that nobody listens on now, so that a site can come back at the same address. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

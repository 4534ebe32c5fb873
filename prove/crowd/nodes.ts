import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomHex, randomToken } from '@palaro/kernel';
import { SERVER_ROLE, serverUrl, startDatabase } from '@palaro/server-app/db';
import type { App } from '@palaro/server';
import { startSite } from '@palaro/testkit';
import { call } from '../people/calls.ts';
import { freePort, type Site } from '../running-site.ts';

const LOOK_MS = 20;

interface Node {
  site: Site;
  alive: boolean;
  start(): Promise<Site>;
}

export type Nodes = Awaited<ReturnType<typeof openNodes>>;

/**
 * Two nodes of the built site on one database, which belongs to this process, so that the end of a
 * node does not touch it. The first to start leads the games that are named.
 */
export async function openNodes(dataDir: string, games: readonly string[]) {
  const database = await startDatabase({ databaseUrl: null, dataDir }, () => undefined);
  const { owner, ownerUrl } = database;
  const open = await opener(dataDir, owner, ownerUrl);
  const first = await open('first', false);
  for (const game of games) {
    await call(first.site.url, { method: 'GET', path: `/api/v1/tables/${game}` });
  }
  // A lease names its node by a number that only the node knows; the other's is another one.
  let elder = { node: first, mark: await leaderOf(owner, games[0] ?? '') };
  const all = [first, await open('second', true)];
  const other = (node: Node) => all.find((one) => one !== node) ?? node;
  return {
    pool: owner,
    ownerUrl,
    /** Where a balancer sends this player now. */
    urlOf(player: number): string {
      const home = all[player % all.length] ?? first;
      return (home.alive ? home : other(home)).site.url;
    },
    /** `kill -9` of the node that leads the game; how long until the other one leads it, in ms. */
    async killLeader(game: string) {
      const mark = await leaderOf(owner, game);
      const victim = mark === elder.mark ? elder.node : other(elder.node);
      const at = Date.now();
      const gone = victim.site.stop('SIGKILL');
      victim.alive = false;
      await gone;
      let next = mark;
      while (next === mark) {
        await pause(LOOK_MS);
        next = await leaderOf(owner, game);
      }
      elder = { node: other(victim), mark: next };
      return { at, takenOverMs: Date.now() - at };
    },
    /** Starts the node that was killed again; it comes back at the same address. */
    async restart() {
      for (const node of all.filter(({ alive }) => !alive)) {
        node.site = await node.start();
        node.alive = true;
      }
    },
    async stop() {
      for (const { site, alive } of all) if (alive) await site.stop();
      await database.stop();
    },
  };
}

/** Starts nodes as docs/operations.md has it: one database with two roles, one key of the seeds. */
async function opener(dataDir: string, owner: App['pool'], ownerUrl: string) {
  const password = randomToken();
  await owner.query(`create role ${SERVER_ROLE} login password '${password}'`);
  const shared = {
    DATABASE_URL: serverUrl(ownerUrl, password),
    DATABASE_OWNER_URL: ownerUrl,
    PLAY_SEED_KEY: randomHex(32),
    DEMO: '1',
  };
  return async (name: string, built: boolean): Promise<Node> => {
    const env = { ...shared, PORT: String(await freePort()) };
    const about = { dataDir: join(dataDir, name), env };
    const site = await startSite({ ...about, built });
    return { site, alive: true, start: () => startSite({ ...about, built: true }) };
  };
}

async function leaderOf(pool: App['pool'], game: string): Promise<string> {
  for (;;) {
    const { rows } = await pool.query<{ leader: string | null }>(
      'select leader from play_table where game_id = $1',
      [game],
    );
    if (rows[0]?.leader) return rows[0].leader;
    await pause(LOOK_MS);
  }
}

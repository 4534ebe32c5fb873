import { spawn, type ChildProcess } from 'node:child_process';
import { randomHex } from '@palaro/kernel';
import { databaseAt, testApp, untilWaiting } from '@palaro/testkit';
import type { Message, Player } from '@palaro/vendors/conformance';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBench, sendHouse } from './test-house-bench.ts';
import { startProxy } from './test-proxy.ts';

const NODE = fileURLToPath(new URL('test-node.ts', import.meta.url));
const START_MS = 60_000;

/** The node that stays alive, on the same database as the killed ones. */
const { bench, nodes, app, stop } = await demoBench();

interface Victim {
  process: ChildProcess;
  url: string;
  /** Kills it at once, without any notice. */
  kill(): Promise<unknown>;
}

async function startVictim(): Promise<Victim> {
  const child = spawn(process.execPath, ['--import', 'tsx', NODE, nodes.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /Ready on (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`the node ended with ${String(code)}: ${said}`)));
  });
  return {
    process: child,
    url,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

let victims: Victim[] = [];
beforeAll(async () => {
  victims = await Promise.all([startVictim(), startVictim()]);
}, START_MS);
afterAll(async () => {
  await Promise.all(victims.map((victim) => victim.kill()));
  await stop();
});

const betOf = ({ member, session }: Player): Message => ({
  member,
  session,
  currency: 'PHP',
  game: bench.game,
  round: `r-${randomHex(4)}`,
  transaction: `t-${randomHex(4)}`,
  amount: '10.0000',
});

const sendTo = (url: string, command: string, message: Message) =>
  sendHouse(url, {
    command,
    message,
    credential: nodes.credential,
    now: nodes.clock.now(),
  });

async function postings({ member }: Player): Promise<number> {
  const { rows } = await app().pool.query<{ count: number }>(
    `select count(*)::int from transfer where member_id = $1 and kind = 'bet'`,
    [member],
  );
  return rows[0]?.count ?? 0;
}

it('MONEY-06 case 46: killed after the commit, before the answer; the vendor retries', async () => {
  const player = await bench.player();
  const message = betOf(player);
  const [victim] = victims as [Victim];
  const { port } = new URL(victim.url);
  // The answer is written only after the commit. Its first byte kills the node and never arrives.
  const proxy = await startProxy({ host: '127.0.0.1', port: Number(port) }, () => {
    victim.process.kill('SIGKILL');
    return 'drop';
  });
  await expect(sendTo(`http://127.0.0.1:${proxy.port}`, 'bet', message)).rejects.toThrow();
  await victim.kill();
  await proxy.stop();
  const { body } = await bench.send('bet', message);
  expect(body).toMatchObject({ status: 'OK', duplicate: true, balance: '90.0000' });
  expect(await postings(player)).toBe(1);
});

it('MONEY-06 case 47: killed before the commit; the vendor retries', async () => {
  const player = await bench.player();
  const message = betOf(player);
  const [, victim] = victims as [Victim, Victim];
  const holder = await app().pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from wallet where member_id = $1 for update', [player.member]);
    const lost = expect(sendTo(victim.url, 'bet', message)).rejects.toThrow();
    await untilWaiting(app().pool, 1);
    await victim.kill();
    await lost;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const { body } = await bench.send('bet', message);
  expect(body).toMatchObject({ status: 'OK', balance: '90.0000' });
  expect(body).not.toHaveProperty('duplicate');
  expect(await postings(player)).toBe(1);
});

it('MONEY-06 case 48: the database is unreachable during bets; later rollbacks', async () => {
  const database = new URL(nodes.databaseUrl);
  const port = Number(database.port);
  const proxy = await startProxy({ host: '127.0.0.1', port });
  database.host = `127.0.0.1:${proxy.port}`;
  const through = databaseAt(database.href);
  const site = await testApp({ config: { demo: true }, database: through });
  const player = await bench.player();
  const bets = Array.from({ length: 12 }, () => betOf(player));
  const send = (message: Message) =>
    sendTo(site.url, 'bet', message).then(
      ({ http, body }) => (http === 200 ? String(body.status) : `HTTP ${http}`),
      () => 'no answer',
    );
  // Half of the bets are already sent when the connection is cut; the others come while it is cut.
  const underWay = bets.slice(0, 6).map(send);
  proxy.cut();
  const during = await Promise.all(bets.slice(6).map(send));
  expect(during.filter((answer) => answer === 'OK')).toEqual([]);
  expect(during.every((answer) => /^(TRY_AGAIN|HTTP 5\d\d|no answer)$/.test(answer))).toBe(true);
  await Promise.all(underWay);
  proxy.restore();
  for (const { transaction, round, ...bet } of bets) {
    const { session: _session, amount: _amount, ...about } = bet;
    const undo = { ...about, round, transaction: `u-${String(transaction)}`, target: transaction };
    const { body } = await sendTo(site.url, 'rollback', { ...undo, reason: 'timeout' });
    expect(body.status).toBe('OK');
  }
  expect(await bench.balance(player)).toBe('100.0000');
  expect(await bench.breaches()).toEqual([]);
  await site.stop();
  await through.drop();
  await proxy.stop();
});

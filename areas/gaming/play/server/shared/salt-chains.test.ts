import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashBack } from '@palaro/fairness';
import { standingClock, testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDrand } from './ask-drand.ts';
import { momentAhead } from './beacon.ts';
import { findChain, keepChain } from './chains.ts';
import { QUICKNET, quicknetValue } from './quicknet.ts';
import { readTable } from './read-table.ts';
import { lateSalts, saltFromDrand } from './salt-chains.ts';
import { stopTables } from './lead-table.ts';

/** A round as the network signed and its mirrors tell it. */
const TRUE_ROUND = {
  round: 657_413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};
const VALUE = { value: TRUE_ROUND.randomness, proof: TRUE_ROUND.signature };
/** A true signature of another network's key. */
const OTHERS =
  'b98dae74f6a9d2ec79d75ba273dcfda86a45d589412860eb4c0fd056b00654dbf667c1b6884987c9aee0d43f8ba9db52';

type Answer = (response: ServerResponse) => void;
const tells = (body: unknown, status = 200): Answer => {
  return (response) => void response.writeHead(status).end(JSON.stringify(body));
};
const asked: string[] = [];
let answer: Answer = tells(TRUE_ROUND);
const mirror = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.startsWith('/true/')) tells(TRUE_ROUND)(response);
  else answer(response);
});
let address: string;
let test: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
  // Moments are counted from now, so no time passes but what a test lets pass.
  const clock = standingClock(new Date());
  test = await testApp({ clock, config: { drandMirrors: [address] } });
  await stopTables(test.app);
});
afterAll(async () => {
  await test.stop();
  mirror.closeAllConnections();
  mirror.close();
});

it.each<[string, Answer, string]>([
  ['is down', (response) => response.destroy(), 'no answer'],
  ['fails', tells(TRUE_ROUND, 500), 'no answer'],
  ['does not have the round yet', tells({}, 404), 'no answer'],
  ['sends elsewhere', (r) => void r.writeHead(302, { Location: '/true/' }).end(), 'no answer'],
  ['never ends', (response) => void response.writeHead(200).write('{'), 'no answer'],
  ['sends without end', (r) => void r.end(`{"round":"${'9'.repeat(5_000)}"}`), 'no answer'],
  ['sends no JSON', (response) => void response.end('<html>'), 'no answer'],
  ['sends no object', tells(null), 'no answer'],
  ['sends no signature', tells({ round: TRUE_ROUND.round }), 'no round'],
  ['sends a signature of another form', tells({ ...TRUE_ROUND, signature: 'B7' }), 'no round'],
  ['tells another round', tells({ ...TRUE_ROUND, round: 657_414 }), 'another round'],
  ['lies about the value', tells({ ...TRUE_ROUND, randomness: '0'.repeat(64) }), 'not signed'],
  [
    'signs with another key',
    tells({ ...TRUE_ROUND, signature: OTHERS, randomness: quicknetValue(OTHERS) }),
    'not signed',
  ],
  [
    'sends a signature that is none',
    tells({
      round: TRUE_ROUND.round,
      signature: 'a'.repeat(96),
      randomness: quicknetValue('a'.repeat(96)),
    }),
    'not signed',
  ],
])('a mirror that %s is passed over for the next one', async (_name, wrong, fault) => {
  answer = wrong;
  const ask = (mirrors: string[]) => askDrand(mirrors, TRUE_ROUND.round, 300);
  const faults = [{ mirror: new URL(address).host, fault }];
  expect(await ask([address])).toEqual({ signed: null, faults });
  expect(await askDrand([address, `${address}/true`], TRUE_ROUND.round, 2_000)).toMatchObject({
    signed: VALUE,
  });
});

it('no other round has the signature of a round, and no mirror is asked after a true one', async () => {
  answer = tells({ ...TRUE_ROUND, round: TRUE_ROUND.round + 1 });
  expect((await askDrand([address], TRUE_ROUND.round + 1)).signed).toBeNull();
  asked.length = 0;
  expect(await askDrand([`${address}/true`, address], TRUE_ROUND.round)).toEqual({
    signed: VALUE,
    faults: [],
  });
  expect(asked).toEqual([`/true/${QUICKNET.hash}/public/${TRUE_ROUND.round}`]);
});

it('a table stays closed while drand gives nothing that holds, and opens by itself', async () => {
  const { app, database } = test;
  await keepChain(app, 'sic-bo', 200);
  const { round } = await momentAhead(app);
  const told = await readTable(app, 'sic-bo');
  // The moment is named before it comes, an hour ahead or a little more.
  const ahead = (Date.parse(told.opensAt ?? '') - app.clock.now().getTime()) / 1_000;
  expect(ahead).toBeGreaterThanOrEqual(3_600);
  expect(ahead).toBeLessThanOrEqual(3_600 + 2 * QUICKNET.periodSeconds);
  expect(told.chain).toMatchObject({
    salt: null,
    beacon: { source: 'drand', anchor: QUICKNET.hash, at: told.opensAt, proof: null },
  });
  expect(told.chain?.beacon?.round).toBeLessThanOrEqual(round);

  asked.length = 0;
  await saltFromDrand(app);
  expect([asked, await lateSalts(app)]).toEqual([[], []]);
  app.clock.advance(3_600 + 2 * QUICKNET.periodSeconds);
  answer = (response) => response.destroy();
  await saltFromDrand(app);
  await keepChain(app, 'sic-bo', 200);
  expect(asked).toEqual([`/${QUICKNET.hash}/public/${told.chain?.beacon?.round}`]);
  expect(await findChain(app.db, 'sic-bo')).toBeUndefined();
  expect(await lateSalts(app)).toEqual([]);
  app.clock.advance(600);
  expect(await lateSalts(app)).toEqual(['sic-bo']);

  // The one round of which the true signature is known here stands for the one that was named.
  await database.pool.query('update play_chain set beacon_round = $1', [TRUE_ROUND.round]);
  answer = tells({ ...TRUE_ROUND, signature: OTHERS, randomness: quicknetValue(OTHERS) });
  await saltFromDrand(app);
  expect(await findChain(app.db, 'sic-bo')).toBeUndefined();
  answer = tells(TRUE_ROUND);
  await Promise.all([saltFromDrand(app), saltFromDrand(app)]);
  expect(await findChain(app.db, 'sic-bo')).toMatchObject({ salt: TRUE_ROUND.randomness });
  expect(await lateSalts(app)).toEqual([]);
  expect((await readTable(app, 'sic-bo')).chain).toMatchObject({
    salt: TRUE_ROUND.randomness,
    beacon: { proof: TRUE_ROUND.signature },
  });
});

it('a chain that waits for drand keeps waiting if the site no longer asks it', async () => {
  const { app, database } = test;
  const without = await testApp({ database });
  await stopTables(without.app);
  await keepChain(app, 'roulette', 200);
  without.app.clock.advance(30 * 86_400);
  await keepChain(without.app, 'roulette', 200);
  await saltFromDrand(without.app);
  expect(await findChain(app.db, 'roulette')).toBeUndefined();
  expect(await lateSalts(without.app)).toEqual(['roulette']);
  // Its next chains are salted by the operator's own beacon, whose first hash was published.
  const own = async () => {
    await keepChain(without.app, 'dragon-tiger', 200);
    return (await readTable(without.app, 'dragon-tiger')).chain;
  };
  expect(await own()).toMatchObject({ salt: null, beacon: { source: 'operator', proof: null } });
  without.app.clock.advance(2 * 3_600);
  const { salt, beacon } = (await own()) ?? {};
  expect(hashBack(salt ?? '', beacon?.round ?? 0)).toBe(beacon?.anchor);
  await without.stop();
});

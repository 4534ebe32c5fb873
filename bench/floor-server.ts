// A server of `bench floor`: `floor-server.ts <bare | site | deciding> <the database's address>
// <first id>`. `bare` is Fastify alone; the others are the site's own HTTP side with one more call.
import fastify from 'fastify';
import { defineEndpoint, object } from '@palaro/api';
import { gameCalls } from '@palaro/play/api';
import { defineArea, type Handlers } from '@palaro/server';
import { buildApp } from '@palaro/server-app';
import { AREAS } from '@palaro/server-app/areas';
import { createPool } from '@palaro/server-app/db';
import { testConfig } from '@palaro/testkit';
import { EMPTY } from './browser-calls.ts';
import { answerOf, FLOOR_PATH, floorQuery } from './floor-answer.ts';
import { createDecider, createWriter } from './floor-rows.ts';

const [kind = '', address = '', firstId = ''] = process.argv.slice(2);
const { dice } = gameCalls;
const write =
  kind === 'deciding' ? createDecider(createPool(address)) : createWriter(createPool(address, 1));
let id = Number(firstId);

interface Bet {
  roundRef: string;
}

async function play(member: string, body: Bet) {
  const { roundRef } = body;
  const balance = await new Promise<string>((answer) =>
    write({ member, roundRef, id: id++, answer }),
  );
  return answerOf(body, balance);
}

async function startBare() {
  const server = fastify({ logger: false });
  server.get(EMPTY[0]?.path ?? '', () => ({ success: true, value: { state: 0 } }));
  const answer = object({ success: { const: true } as never, value: dice.reply });
  server.route({
    method: dice.method,
    url: FLOOR_PATH,
    schema: { querystring: floorQuery, body: dice.body, response: { 200: answer } },
    handler: async ({ query, body }) => ({
      success: true,
      value: await play((query as { member: string }).member, body as Bet),
    }),
  });
  return server.listen({ host: '127.0.0.1', port: 0 });
}

async function startSite() {
  const api = {
    bet: defineEndpoint({
      method: 'POST',
      path: FLOOR_PATH,
      summary: 'The least for a bet',
      access: 'anyone',
      moduleId: null,
      query: floorQuery,
      body: dice.body,
      reply: dice.reply,
    }),
  };
  const handlers: Handlers<typeof api> = {
    bet: ({ query, body }) => play(query.member, body) as never,
  };
  const area = defineArea({
    name: 'floor',
    api,
    errors: {},
    texts: { EN: {}, TY: {} },
    handlers,
  });
  const config = await testConfig(address, { demo: true });
  const areas = [...AREAS, area];
  const pool = createPool(address);
  const { server } = await buildApp({ config, pool, areas, webDir: '', tasks: 'none' });
  return server.listen({ host: config.host, port: config.port });
}

const url = await (kind === 'bare' ? startBare() : startSite());
process.stdout.write(`Ready on ${url}\n`);

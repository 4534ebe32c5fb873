// The server of `bench floor`: `floor-server.ts <address of the database> <first transfer id>`.
import fastify from 'fastify';
import { object } from '@palaro/api';
import { gameCalls } from '@palaro/play/api';
import { createPool } from '@palaro/server-app/db';
import { EMPTY } from './browser-calls.ts';
import { createWriter } from './floor-rows.ts';

const [address = '', firstId = ''] = process.argv.slice(2);
const { dice } = gameCalls;
const write = createWriter(createPool(address, 1));
let id = Number(firstId);

const server = fastify({ logger: false });
server.get(EMPTY[0]?.path ?? '', () => ({ success: true, value: { state: 0 } }));
const answer = object({ success: { const: true } as never, value: dice.reply });
server.route({
  method: dice.method,
  url: dice.path,
  schema: { body: dice.body, response: { 200: answer } },
  handler: async ({ headers, body }) => {
    const member = headers.authorization?.slice('Bearer '.length) ?? '';
    const { roundRef, ...input } = body as { roundRef: string };
    const balance = await new Promise<string>((resolve) =>
      write({ member, roundRef, id: id++, answer: resolve }),
    );
    const round = { roundId: roundRef, roundRef, gameId: 'dice', version: '1', nonce: 1, input };
    const seeds = { serverSeedHash: '0'.repeat(64), clientSeed: '0'.repeat(16) };
    const money = { stake: '1.0000', payout: '1.0001', balance, balanceVersion: 1 };
    const outcome = { roll: 148, won: true };
    const end = { state: 'DONE', shown: false, settledAt: new Date().toISOString() };
    return { success: true, value: { ...round, ...seeds, ...money, outcome, ...end } };
  },
});
process.stdout.write(`Ready on ${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);

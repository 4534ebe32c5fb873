import { id, object } from '@palaro/api';
import { gameCalls } from '@palaro/play/api';
import type autocannon from 'autocannon';
import { betRequest } from './member-calls.ts';

const { dice } = gameCalls;

/** Where both servers of `bench floor` take a bet: the body and the reply are those of dice. */
export const FLOOR_PATH = `/floor${dice.path}`;
export const floorQuery = object({ member: id() });

/** A dice round's requests, with the members' numbers in the query in place of their tokens. */
export function floorRequests(url: string, members: string[]): autocannon.Request[] {
  let turn = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    ...betRequest(url, ''),
    path: `${FLOOR_PATH}?member=${members[turn++ % members.length]}`,
  });
  return [{ method: dice.method, path: FLOOR_PATH, setupRequest }];
}

/** The answer to a dice round that wins, with nothing drawn or looked up. */
export function answerOf({ roundRef, ...input }: { roundRef: string }, balance: string) {
  const round = { roundId: roundRef, roundRef, gameId: 'dice', version: '1', nonce: 1, input };
  const seeds = { serverSeedHash: '0'.repeat(64), clientSeed: '0'.repeat(16) };
  const money = { stake: '1.0000', payout: '1.0001', balance, balanceVersion: 1 };
  const outcome = { roll: 148, won: true };
  const end = { state: 'DONE', shown: false, settledAt: new Date().toISOString() };
  return { ...round, ...seeds, ...money, outcome, ...end };
}

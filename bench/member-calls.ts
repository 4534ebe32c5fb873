import { randomUUID } from 'node:crypto';
import { accountsApi } from '@palaro/accounts/api';
import { callHeaders, type Endpoint } from '@palaro/api';
import { homeApi } from '@palaro/home/api';
import { gameCalls } from '@palaro/play/api';
import { recordsApi } from '@palaro/records/api';
import { walletApi } from '@palaro/wallet/api';
import type autocannon from 'autocannon';
import { BROWSER, EMPTY, logIn, MEMBERS, post } from './browser-calls.ts';

const STAKE = '1.0000';
const CALLER = { language: 'TY', device: 'MOBILE', merchant: 'palaro' } as const;

/**
 * What a member's browser asks at its start. The rest of home came inside the page, so the browser
 * asks for the announcements only in case they are not the page's.
 */
async function startOf(url: string): Promise<string> {
  const parts = 'announcements,memberInfo,renewal,balance,funds,unread,favourites';
  const headers = { cookie: `language=${CALLER.language}` };
  const page = await (await fetch(`${url}/m/home`, { headers })).text();
  const news = /"newsMark":"([\w.-]+)"/.exec(page)?.[1];
  if (!news) throw new Error('the page of home came without its announcements');
  return `?${new URLSearchParams({ news, parts }).toString()}`;
}

interface Read {
  endpoint: Endpoint;
  query?: string;
}

const READS = {
  'member info': { endpoint: accountsApi.memberInfo },
  balances: { endpoint: walletApi.balance },
  home: { endpoint: homeApi.home },
  'whole home': { endpoint: homeApi.home },
  records: { endpoint: recordsApi.rounds, query: '?page=1' },
} as const satisfies Record<string, Read>;

export type MemberCall = 'empty' | keyof typeof READS | 'bet';
export type MemberCalls = Record<MemberCall, autocannon.Request[]>;

/**
 * The calls that a phone sends most, by name, as its browser sends them: each request is that of
 * another logged-in member of the demo. `empty` asks for no session and reads no table.
 */
export async function memberCalls(url: string): Promise<MemberCalls> {
  const tokens = await Promise.all(MEMBERS.map((account) => openDice(url, account)));
  const reads = { ...READS, home: { ...READS.home, query: await startOf(url) } };
  const requests = Object.entries(reads).map(([name, read]) => [
    name,
    requestsOf(url, read, tokens),
  ]);
  const bet = betRequests(url, tokens);
  return { empty: EMPTY, ...Object.fromEntries(requests), bet } as MemberCalls;
}

async function openDice(url: string, account: string): Promise<string> {
  const token = await logIn(url, account);
  const game = { gameCategory: 'INHOUSE', vendor: 'PALARO', gameId: 'dice', nodeId: '20002' };
  await post(url, '/wps/game/launchGame', { ...game, supportFreePlay: false }, token);
  return token;
}

export function requestsOf(url: string, { endpoint, query = '' }: Read, tokens: string[]) {
  let turn = 0;
  const page = { origin: url, referer: `${url}/m/home` };
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const token = tokens[turn++ % tokens.length] ?? '';
    const headers = callHeaders(endpoint, { ...CALLER, token, idempotencyKey: '' });
    return { ...request, headers: { ...BROWSER, ...page, ...headers } };
  };
  return [{ method: endpoint.method, path: endpoint.path + query, setupRequest }];
}

/** Rounds of dice as their browser sends them, one caller a token. */
function betRequests(url: string, tokens: string[]): autocannon.Request[] {
  const { method, path } = gameCalls.dice;
  let turn = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    ...betRequest(url, tokens[turn++ % tokens.length] ?? ''),
  });
  return [{ method, path, setupRequest }];
}

/** The headers and the body of one round. */
export function betRequest(url: string, token: string) {
  const { dice } = gameCalls;
  const page = { origin: url, referer: `${url}/m/game/dice` };
  const roundRef = randomUUID();
  const headers = callHeaders(dice, { ...CALLER, token, idempotencyKey: roundRef });
  const params = { side: 'under', winNumbers: 9800 };
  return {
    headers: { ...BROWSER, ...page, ...headers },
    body: JSON.stringify({ roundRef, stake: STAKE, params }),
  };
}

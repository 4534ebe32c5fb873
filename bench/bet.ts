import { randomUUID } from 'node:crypto';
import { startSite } from '@palaro/testkit';
import { callHeaders } from '@palaro/api';
import { gameCalls } from '@palaro/play/api';
import type autocannon from 'autocannon';
import { BROWSER, callers, EMPTY, logIn, measure, MEMBERS, post } from './browser-calls.ts';
import type { BenchRow } from './row.ts';

const SECONDS = 8;
const STAKE = '1.0000';

/**
 * Rounds a second over HTTP, with the headers of the site's client and browser, compared with a
 * route that uses no database: same server, same run.
 */
export async function benchBet(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const tokens = await Promise.all(MEMBERS.map((account) => openDice(site.url, account)));
    await measure(site.url, betRequests(site.url, tokens), 2);
    const empty = await measure(site.url, EMPTY, SECONDS);
    const bets = await measure(site.url, betRequests(site.url, tokens), SECONDS);
    return [
      {
        name: `POST of a round, ${callers} callers`,
        value: bets.requests.average,
        unit: 'rounds/s',
        baseline: empty.requests.average,
        ratio: bets.requests.average / empty.requests.average,
        aim: '≥ 0.35',
      },
      {
        name: 'POST of a round, p99 against p50',
        value: bets.latency.p99,
        unit: 'ms',
        baseline: bets.latency.p50,
        ratio: bets.latency.p99 / Math.max(1, bets.latency.p50),
        aim: '≤ 3',
      },
    ];
  } finally {
    await site.stop();
  }
}

async function openDice(url: string, account: string): Promise<string> {
  const token = await logIn(url, account);
  const game = { gameCategory: 'INHOUSE', vendor: 'PALARO', gameId: 'dice', nodeId: '20002' };
  await post(url, '/wps/game/launchGame', { ...game, supportFreePlay: false }, token);
  return token;
}

function betRequests(url: string, tokens: string[]): autocannon.Request[] {
  const { dice } = gameCalls;
  const page = { origin: url, referer: `${url}/m/game/dice` };
  let turn = 0;
  return [
    {
      method: dice.method,
      path: dice.path,
      setupRequest(request) {
        const token = tokens[turn++ % tokens.length] ?? '';
        const roundRef = randomUUID();
        const caller = { language: 'TY', device: 'MOBILE', merchant: 'palaro', token } as const;
        const headers = callHeaders(dice, { ...caller, idempotencyKey: roundRef });
        const params = { side: 'under', winNumbers: 9800 };
        return {
          ...request,
          headers: { ...BROWSER, ...page, ...headers },
          body: JSON.stringify({ roundRef, stake: STAKE, params }),
        };
      },
    },
  ];
}

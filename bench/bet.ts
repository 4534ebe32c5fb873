import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { callHeaders } from '@palaro/api';
import { gameCalls } from '@palaro/play/api';
import { startSite } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const CALLERS = 32;
const SECONDS = 8;
const STAKE = '1.0000';
/** Headers that Chrome on a phone adds to each call of the site's client. */
const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fil-PH,fil;q=0.9,en-US;q=0.8,en;q=0.7',
  'cache-control': 'no-cache',
  'content-type': 'application/json',
  pragma: 'no-cache',
  'sec-ch-ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/142.0.0.0 Mobile Safari/537.36',
};
/** Members of the demo's teams, one for each caller, so that no two callers share a wallet. */
const MEMBERS = [
  ...Array.from({ length: 29 }, (_, i) => `player${101 + i}`),
  ...Array.from({ length: 20 }, (_, i) => `player${201 + i}`),
].slice(0, CALLERS);

/**
 * Rounds a second over HTTP, with the headers of the site's client and browser, compared with a
 * route that uses no database: same server, same run.
 */
export async function benchBet(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const tokens = await Promise.all(MEMBERS.map((account) => openDice(site.url, account)));
    await measure(site.url, betRequests(site.url, tokens), 2);
    const empty = await measure(site.url, [{ method: 'GET', path: '/wps/system/status' }], SECONDS);
    const bets = await measure(site.url, betRequests(site.url, tokens), SECONDS);
    return [
      {
        name: `POST of a round, ${CALLERS} callers`,
        value: bets.requests.average,
        unit: 'rounds/s',
        baseline: empty.requests.average,
        ratio: bets.requests.average / empty.requests.average,
        aim: '≥ 0.25',
      },
      {
        name: 'POST of a round, p99 against p50',
        value: bets.latency.p99,
        unit: 'ms',
        baseline: bets.latency.p50,
        ratio: bets.latency.p99 / Math.max(1, bets.latency.p50),
        aim: '≤ 4',
      },
    ];
  } finally {
    await site.stop();
  }
}

async function openDice(url: string, account: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { success: boolean; value: { token: string } };
    if (!answer.success) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
    return answer.value;
  };
  const { token } = await post('/wps/session/login', {
    username: account,
    password: 'Demo-pass-1',
  });
  const game = { gameCategory: 'INHOUSE', vendor: 'PALARO', gameId: 'dice', nodeId: '20002' };
  await post('/wps/game/launchGame', { ...game, supportFreePlay: false }, token);
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

async function measure(url: string, requests: autocannon.Request[], seconds: number) {
  const result = await autocannon({ url, connections: CALLERS, duration: seconds, requests });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were refusals`);
  return result;
}

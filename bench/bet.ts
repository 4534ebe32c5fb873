import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startSite } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const CALLERS = 32;
const SECONDS = 8;
const STAKE = '1.0000';
/** Members of the demo's teams, one a caller, so that no two callers share a wallet. */
const MEMBERS = [
  ...Array.from({ length: 29 }, (_, i) => `player${101 + i}`),
  ...Array.from({ length: 20 }, (_, i) => `player${201 + i}`),
].slice(0, CALLERS);

/** Rounds a second over HTTP against a route that touches no database, same server, same run. */
export async function benchBet(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const tokens = await Promise.all(MEMBERS.map((account) => openDice(site.url, account)));
    await measure(site.url, betRequests(tokens), 2);
    const empty = await measure(site.url, [{ method: 'GET', path: '/wps/system/status' }], SECONDS);
    const bets = await measure(site.url, betRequests(tokens), SECONDS);
    return [
      {
        name: `POST of a round, ${CALLERS} callers`,
        value: bets.requests.average,
        unit: 'rounds/s',
        baseline: empty.requests.average,
        ratio: bets.requests.average / empty.requests.average,
        aim: '≥ 0.5',
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

function betRequests(tokens: string[]): autocannon.Request[] {
  let turn = 0;
  return [
    {
      method: 'POST',
      path: '/api/v1/games/dice/bet',
      setupRequest(request) {
        const token = tokens[turn++ % tokens.length] ?? '';
        return {
          ...request,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            roundRef: randomUUID(),
            stake: STAKE,
            params: { side: 'under', winNumbers: 9800 },
          }),
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

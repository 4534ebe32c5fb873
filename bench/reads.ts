import { accountsApi } from '@palaro/accounts/api';
import { callHeaders, type Endpoint } from '@palaro/api';
import { homeApi } from '@palaro/home/api';
import { recordsApi } from '@palaro/records/api';
import { startSite } from '@palaro/testkit';
import { walletApi } from '@palaro/wallet/api';
import type autocannon from 'autocannon';
import { BROWSER, callers, EMPTY, logIn, measure, MEMBERS } from './browser-calls.ts';
import type { BenchRow } from './row.ts';

const WARM_SECONDS = 2;
const SECONDS = 4;
/** The routes are measured in turns, this often, so that a busy moment hits all of them. */
const TURNS = 3;

const CALLER = {
  language: 'TY',
  device: 'MOBILE',
  merchant: 'palaro',
  idempotencyKey: '',
} as const;

interface Read {
  name: string;
  endpoint: Endpoint;
  query?: string;
  aim: string;
}

const READS: readonly Read[] = [
  { name: 'session: member info', endpoint: accountsApi.memberInfo, aim: '≥ 0.45' },
  { name: 'session: balances', endpoint: walletApi.balance, aim: '≥ 0.45' },
  { name: 'home: the start-up bundle', endpoint: homeApi.home, aim: '≥ 0.2' },
  { name: 'records: first page', endpoint: recordsApi.rounds, query: '?page=1', aim: '≥ 0.25' },
];

/** What members read again and again, each beside a route that touches no database. */
export async function benchReads(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const tokens = await Promise.all(MEMBERS.map((account) => logIn(site.url, account)));
    const asked = [EMPTY, ...READS.map((read) => requestsOf(site.url, read, tokens))];
    const rates = asked.map(() => 0);
    for (const requests of asked) await measure(site.url, requests, WARM_SECONDS);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [i, requests] of asked.entries()) {
        const { average } = (await measure(site.url, requests, SECONDS)).requests;
        rates[i] = (rates[i] ?? 0) + average / TURNS;
      }
    }
    const [baseline = 0, ...found] = rates;
    return READS.map(({ name, aim }, i) => {
      const value = found[i] ?? 0;
      const row = { name: `${name}, ${callers} callers`, value, unit: 'answers/s' };
      return { ...row, baseline, ratio: value / baseline, aim };
    });
  } finally {
    await site.stop();
  }
}

function requestsOf(url: string, { endpoint, query = '' }: Read, tokens: string[]) {
  let turn = 0;
  const page = { origin: url, referer: `${url}/m/home` };
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const token = tokens[turn++ % tokens.length] ?? '';
    const caller = { ...CALLER, token };
    return { ...request, headers: { ...BROWSER, ...page, ...callHeaders(endpoint, caller) } };
  };
  return [{ method: endpoint.method, path: endpoint.path + query, setupRequest }];
}

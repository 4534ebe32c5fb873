import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Endpoint } from '@palaro/api';
import { SOLO_IDS } from '@palaro/games/cards';
import { stepCalls } from '@palaro/play/api';
import { leaveCalls, moveCalls, seatCalls } from '@palaro/play/card-rooms-api';
import { betCalls, cashOutCalls, rebetCalls, undoCalls } from '@palaro/play/shared-api';
import { sampleOf, testApp, type TestApp } from '@palaro/testkit';
import { createLog } from '../app.ts';
import { AREAS } from '../areas.ts';
import { keptLog } from './test-secrets.ts';

/** The refusal for each kind of principal, by the kind of call (SESS-01). */
type Told = Record<'anyone' | 'restricted' | 'player' | 'member' | 'agent', string | null>;
const FREE: Told = { anyone: null, restricted: null, player: null, member: null, agent: null };
const LOGIN = 'not_logged_in';
const FIRST = 'password.change_required';

/**
 * One demo account of each member type in the specification; `newbie1` must change its password
 * first. Type 40 is no agent, 41 and 42 are; only type 4 is a trial account.
 */
const PRINCIPALS: Record<string, Told> = {
  guest: { anyone: null, restricted: LOGIN, player: LOGIN, member: LOGIN, agent: LOGIN },
  member1: { ...FREE, agent: 'no_permission' },
  agent1: FREE,
  special1: FREE,
  trial1: { ...FREE, member: 'account.trial', agent: 'account.trial' },
  house1: { ...FREE, agent: 'no_permission' },
  houseagent1: FREE,
  promoter1: FREE,
  newbie1: { anyone: null, restricted: null, player: FIRST, member: FIRST, agent: FIRST },
};
/** What a trial account may call besides what guests may (docs/domain/accounts.md §8). */
const TRIAL_MAY = [
  ...SOLO_IDS.map((game) => `play.${game}`),
  ...Object.keys({ ...betCalls, ...rebetCalls, ...undoCalls, ...cashOutCalls }).map(
    (call) => `play.${call}`,
  ),
  'play.callOffBet',
  'play.ownTableBets',
  ...Object.keys({ ...seatCalls, ...leaveCalls, ...moveCalls }).map((call) => `play.${call}`),
  'play.cardRoom',
  ...Object.keys(stepCalls).map((call) => `play.${call}`),
  'accounts.memberInfo',
  'accounts.renew',
  'catalogue.launchGame',
  // Its inbox, which shows a trial account system messages only.
  'inbox.choices',
  'inbox.choose',
  'inbox.deleteMessage',
  'inbox.messages',
  'inbox.pushKey',
  'inbox.readAll',
  'inbox.readMessage',
  'inbox.restoreMessage',
  'inbox.subscribePush',
  'inbox.unreadCount',
  'inbox.unsubscribePush',
  // Open to restricted sessions; it refuses trial accounts itself.
  'passwords.change',
  'play.freePlay',
  'play.lastRounds',
  'play.openRounds',
  'play.rotateSeeds',
  'play.round',
  'play.roundShown',
  'play.seeds',
  'records.openMoney',
  'records.playedGames',
  'records.rounds',
  'wallet.balance',
  'wallet.funds',
];
/** Accounts to log in besides those of every test app. */
const MORE_ACCOUNTS = ['special1', 'house1', 'houseagent1', 'promoter1'];

const ALL_CALLS = AREAS.flatMap((area) =>
  Object.entries(area.api).map(([name, call]) => [`${area.name}.${name}`, call] as const),
);
const CALLS = ALL_CALLS.filter(([, { access }]) => access !== 'operator' && access !== 'sandbox');
const OPERATORS_CALLS = ALL_CALLS.filter(([, { access }]) => access === 'operator');
/** Would end the session that this matrix uses; tested beside login instead. */
const ENDS_SESSION = ['accounts.logout', 'accounts.logoutByDelete'];

let site: TestApp;
const log = keptLog();
beforeAll(async () => {
  site = await testApp({ demo: true, log: createLog('warn', log) });
  const tokens = await Promise.all(MORE_ACCOUNTS.map((account) => site.login(account)));
  MORE_ACCOUNTS.forEach((account, i) => (site.tokens[account] = tokens[i]));
});
afterAll(() => site.stop());

async function send(call: Endpoint, token: string | undefined, body?: unknown) {
  const params = (call.params ? sampleOf(call.params) : {}) as Record<string, string>;
  const query = (call.query ? sampleOf(call.query) : {}) as Record<string, string>;
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'x');
  const response = await fetch(`${site.url}${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      Language: 'EN',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, json };
}

const ACCESS_CODES = [
  'not_logged_in',
  'no_permission',
  'account.trial',
  'password.change_required',
];

describe.each(CALLS.filter(([name]) => !ENDS_SESSION.includes(name)))(
  'SESS-01 %s',
  (_name, call) => {
    // An empty body passes the access checks and fails the shape checks, so nothing is done.
    const body = call.body && call.method !== 'GET' ? {} : undefined;
    const access = call.access as Exclude<Access, 'operator' | 'sandbox'>;
    const rules = Object.entries(PRINCIPALS).map(([who, told]) => [who, told[access]] as const);
    it.each(rules)('for %s: %s', async (who, refused) => {
      const token = who === 'guest' ? undefined : site.tokens[who];
      const { status, json } = await send(call, token, body);
      if (refused === null) expect(ACCESS_CODES).not.toContain(json.code);
      else expect([status, json.code]).toEqual([refused === LOGIN ? 401 : 403, refused]);
      expect(status).toBeLessThan(500);
    });

    if (call.access !== 'anyone')
      it('refuses an unknown, a forged and an empty token', async () => {
        const real = site.tokens.member1 ?? '';
        const forged = real.slice(0, -1) + (real.endsWith('A') ? 'B' : 'A');
        for (const token of ['x'.repeat(43), forged, 'a.b.c']) {
          expect(await send(call, token, body)).toMatchObject({ status: 401 });
        }
      });
  },
);

it('a call without the right to it is logged, with its route and the member', async () => {
  const call = CALLS.find(([, { access }]) => access === 'agent')?.[1] as Endpoint;
  log.lines.length = 0;
  await send(call, site.tokens.member1, call.body ? {} : undefined);
  await send(call, undefined, call.body ? {} : undefined);
  const lines = log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'a call without the right to it',
      route: call.path.replace(/\{(\w+)\}/g, ':$1'),
      member: expect.stringMatching(/^\d+$/) as string,
    }),
  ]);
});

it.each(OPERATORS_CALLS)(
  'SESS-01 %s needs more than a member, whatever the token',
  async (_name, call) => {
    for (const who of Object.keys(PRINCIPALS)) {
      const { status, json } = await send(call, site.tokens[who]);
      expect([who, status, json.code]).toEqual([who, 401, 'not_logged_in']);
    }
  },
);

it('GAME-12 a trial account may look, play and read its rounds, and make no other call', () => {
  const open = CALLS.filter(([, { access }]) => ['player', 'restricted'].includes(access));
  expect(open.map(([name]) => name).sort()).toEqual([...TRIAL_MAY].sort());
});

it('GAME-12 a trial account is asked to log in to an actual account', async () => {
  const favourites = CALLS.find(([name]) => name === 'catalogue.favouriteIds')?.[1] as Endpoint;
  expect(await send(favourites, site.tokens.trial1)).toMatchObject({
    status: 403,
    json: { message: 'Please login an actual account to use this function' },
  });
});

it('SESS-01 a revoked and an expired session are refused with different texts', async () => {
  const revoked = await site.login('member2');
  await fetch(`${site.url}/wps/session/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${revoked}` },
  });
  const info = CALLS.find(([name]) => name === 'accounts.memberInfo')?.[1] as Endpoint;
  expect(await send(info, revoked)).toMatchObject({ status: 401, json: { code: 'session.ended' } });
  const idle = await site.login('member2');
  site.app.clock.advance(31 * 60);
  expect(await send(info, idle)).toMatchObject({ status: 401, json: { code: 'session.expired' } });
});

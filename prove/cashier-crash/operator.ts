import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS } from '@palaro/api';
import type { Seeded } from '../seeded.ts';
import { call, until, type Call } from '../people/calls.ts';
import { ACCOUNT, PASSWORD } from '../people/people.ts';
import type { Provider } from './provider.ts';

const LOOKS_EVERY_MS = 300;
const reason = 'decided in a trial';

interface Row {
  id: string;
  member: string;
  account: string;
  reference: string;
  state: string;
  version: number;
  received: string | null;
}

type Ask = (method: Call['method'], path: string, body?: object) => ReturnType<typeof call>;

/** Logs in, as often as it takes. */
async function logIn(url: string, name: string): Promise<Ask> {
  const answer = await until(async () => {
    const body = { name, password: PASSWORD };
    const said = await call(url, { method: 'POST', path: '/console/api/session', body });
    return said?.status === 200 ? said : null;
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  const { csrf } = (answer.value as { session: { csrf: string } }).session;
  const headers = { Cookie: cookies.join('; '), [HEADERS.csrf]: csrf };
  return (method, path, body) => call(url, { method, path, headers, body });
}

/**
 * An operator who decides on all that waits until he is sent home. What he decides while the site
 * dies is not repeated: he sees the order again, as it is.
 */
export function startOperator(url: string, name: string, random: Seeded, provider: Provider) {
  let home = false;
  const answers: Record<string, number> = {};
  async function decide(ask: Ask, row: Row, how: string, more: object = {}) {
    const { member, id: order, version } = row;
    const body = { member, order, version, reason, ...more };
    const answer = await ask('POST', `/console/api/${how}`, body);
    const said = `operators: ${how} ${answer?.code ?? answer?.status ?? 'no answer'}`;
    answers[said] = (answers[said] ?? 0) + 1;
  }
  /** Agrees to what the other one asked for. */
  async function agree(ask: Ask) {
    const answer = await ask('GET', '/console/api/changes?mine=decide');
    for (const { id, kind } of listOf<{ id: string; kind: string }>(answer)) {
      const isOurs = kind.startsWith('withdrawal.') || kind === 'deposit.confirm';
      if (isOurs) await ask('POST', `/console/api/changes/${id}/approve`);
    }
    // Its session ends when the clock is moved.
    return answer?.status !== 401;
  }
  async function look(ask: Ask) {
    for (const row of await listed(ask, 'withdrawals')) {
      const decision = random.below(6) === 0 ? 'reject' : 'approve';
      await decide(ask, row, `withdrawals/${row.state === 'Failed' ? 'resend' : decision}`);
    }
    for (const row of await listed(ask, 'deposits')) {
      const status = await provider.statusOf(row.reference);
      if (status === null) continue;
      if (status !== 'paid') await decide(ask, row, 'deposits/reject');
      else if (random.below(3) === 0) await decide(ask, row, 'deposits/return');
      else await decide(ask, row, 'deposits/confirm', { received: row.received });
    }
  }
  async function work() {
    let ask = await logIn(url, name);
    while (!home) {
      await look(ask);
      if (!(await agree(ask))) ask = await logIn(url, name);
      await pause(LOOKS_EVERY_MS);
    }
  }
  const working = work();
  return {
    /** How often each decision was answered how. */
    answers,
    async goHome() {
      home = true;
      await working;
    },
  };
}

/** What waits for a person, of the members of this proof: the demo has orders of its own. */
async function listed(ask: Ask, what: 'deposits' | 'withdrawals'): Promise<readonly Row[]> {
  const rows = listOf<Row>(await ask('GET', `/console/api/${what}?queue=waiting`));
  return rows.filter(({ account }) => account.startsWith(ACCOUNT));
}

const listOf = <T>(answer: Awaited<ReturnType<Ask>>): readonly T[] =>
  answer?.status === 200 ? (answer.value as { list: readonly T[] }).list : [];

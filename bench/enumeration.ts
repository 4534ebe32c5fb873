import { randomInt } from '@palaro/kernel';
import {
  askFor,
  NAME_PROBES,
  sendsCode,
  startGateway,
  startMailServer,
  testApp,
  type NameProbe,
  type Somebody,
  type TestApp,
} from '@palaro/testkit';
import type { BenchRow } from './row.ts';

/** The number of each kind that docs/domain/accounts.md §3 asks for. */
const PAIRS = 200;
const MINUTE = 61;
const AIM = '0.9–1.1';
const PASSWORD = 'Dalawang-ilog-8';

/**
 * How long the site takes to answer for known names and for unknown ones: medians of alternating
 * calls, for every way to ask (AC-22, AC-28, AC-45). apps/server/src/http/enumeration.test.ts
 * proves that answers and statements are the same.
 */
export async function benchEnumeration(): Promise<BenchRow[]> {
  const gateway = await startGateway(() => [{ message_id: gateway.got.length }]);
  const mailServer = await startMailServer();
  // A site for real members: messages are sealed, queued and sent after the answers.
  const delivery = {
    semaphore: { url: gateway.url, key: 'bench' },
    twilio: null,
    smtp: { url: mailServer.url, from: 'no-reply@palaro.test' },
  };
  const site = await testApp({ config: { delivery } });
  try {
    const names = await prepare(site);
    const rows: BenchRow[] = [];
    for (const probe of NAME_PROBES) {
      if (sendsCode(probe)) site.app.clock.advance(MINUTE);
      rows.push(await compare(site, probe, names));
    }
    return rows;
  } finally {
    await site.stop();
    await Promise.all([gateway.stop(), mailServer.stop()]);
  }
}

interface Names {
  known: Somebody[];
  unknown: Somebody[];
  mark: string;
}

async function prepare(site: TestApp): Promise<Names> {
  await site.app.site.change({
    switches: { REGMOBVERF3: true, CHNGPASSVERIF3: true },
    settings: {
      'sms.providers': ['semaphore'],
      'sms.dayCap': '100000.0000',
      'registration.captcha': false,
      'encryption.required': false,
      'limits.loopbackExempt': true,
    },
  });
  const first = randomInt(10_000);
  const people = Array.from({ length: 2 * PAIRS }, (_, i) => somebody(first + i));
  const known = people.filter((_, i) => i % 2 === 0);
  const unknown = people.filter((_, i) => i % 2 === 1);
  const { createMember } = await import('@palaro/accounts/server');
  for (const { account, mobile, email } of known) {
    await createMember(site.app, {
      account,
      type: 0,
      password: PASSWORD,
      language: 'EN',
      mobile: { number: `+63${mobile}`, verified: true },
      email,
      ip: '203.0.113.7',
    });
  }
  await site.app.pool.query('analyze');
  const marked = await fetch(`${site.url}/wps/session/login`, { method: 'POST' });
  return { known, unknown, mark: marked.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Names that differ only in whether an account has them. */
function somebody(number: number): Somebody {
  const digits = String(number).padStart(6, '0');
  return { account: `heron${digits}`, mobile: `917${digits}0`, email: `heron${digits}@mail.test` };
}

async function compare(site: TestApp, probe: NameProbe, { known, unknown, mark }: Names) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const status = new Set<number>();
  for (let i = 0; i < PAIRS; i++) {
    const pair = [
      ['known', known[i]],
      ['unknown', unknown[i]],
    ] as const;
    // Random order within each pair, so that work left over from one answer delays both kinds
    // alike.
    for (const [kind, of] of randomInt(2) ? pair : [...pair].reverse()) {
      if (!of) continue;
      const began = performance.now();
      const answer = await askFor(site.url, probe, of, mark);
      await answer.arrayBuffer();
      times[kind].push(performance.now() - began);
      status.add(answer.status);
    }
  }
  if (status.size !== 1) throw new Error(`${probe.what}: answered ${[...status].join(' and ')}`);
  const value = median(times.known);
  const baseline = median(times.unknown);
  const name = `${probe.what} (${[...status].join()}): known against unknown`;
  return { name, value, unit: 'ms', baseline, ratio: value / baseline, aim: AIM };
}

const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

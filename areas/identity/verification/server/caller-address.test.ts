import { testApp, type TestApp } from '@palaro/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, isSameCaller, networkOf } from './caller-address.ts';
import { sendCode } from './send-code.ts';
import { isTooMany, newNumber, requestFrom } from './test-verification.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

it.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '::ffff:203.0.113.77'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
])('%s lies in %s and is counted as %s', (ip, network, address) => {
  expect([networkOf(ip), addressOf(ip)]).toEqual([network, address]);
});

it.each`
  kept                     | ip                   | same
  ${'203.0.113.77'}        | ${'203.0.113.77'}    | ${true}
  ${'203.0.113.77'}        | ${'203.0.113.78'}    | ${false}
  ${'2001:db8:1:2::9'}     | ${'2001:db8:1:2::5'} | ${true}
  ${'2001:db8:1:2:9:9::9'} | ${'2001:db8:1:2::5'} | ${true}
  ${'2001:db8:1:3::5'}     | ${'2001:db8:1:2::5'} | ${false}
  ${'203.0.113.77'}        | ${'2001:db8::1'}     | ${false}
  ${'::ffff:203.0.113.77'} | ${'::1'}             | ${false}
  ${''}                    | ${'2001:db8::1'}     | ${false}
`('$kept is counted with $ip: $same', async (row) => {
  const { kept, ip, same } = row as { kept: string; ip: string; same: boolean };
  const { rows } = await sql<{ same: boolean }>`
    select ${isSameCaller('ip', ip)} as same from (select ${kept}::text as ip) t`.execute(
    site.app.db,
  );
  expect(rows).toEqual([{ same }]);
});

describe('accounts §3 codes to an address of the internet', () => {
  it('are twenty an hour for the whole /64 of an IPv6 caller; its neighbour has another limit', async () => {
    const ask = (ip: string) =>
      sendCode(site.app, {
        channel: 'sms',
        purpose: 'login',
        deliver: 'nothing',
        to: newNumber(),
        request: requestFrom({ ip }),
      });
    for (let i = 0; i < 20; i++) await ask(`2001:db8:7:7:${i}::${i}`);
    await expect(ask('2001:db8:7:7:ffff::1')).rejects.toEqual(isTooMany(3_600));
    await expect(ask('2001:db8:7:8::1')).resolves.toEqual({ expiredMinutes: 1 });
  });
});

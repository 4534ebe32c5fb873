import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alarmsOf, readMachines } from './alarms.ts';
import { goLiveLines, readGoLive } from './go-live.ts';

let site: TestApp;
beforeAll(async () => (site = await testApp({ config: { production: true } })));
afterAll(() => site.stop());

const gaps = async () => (await readGoLive(site.app))?.map(({ gap, about }) => gap + about) ?? [];

it('names all that a new site for real members lacks, at the start and in the console', async () => {
  expect(await gaps()).toEqual([
    'operators',
    'operators_mail',
    'sms_sandboxsandbox',
    'mail',
    'no_deposits',
    'no_payouts',
    'agreement',
    'help',
    'announcements',
  ]);
  const lines = await goLiveLines(site.app);
  expect(lines).toHaveLength(9);
  expect(lines[3]).toBe('Mails reach nobody: SMTP_URL is not set');
  const alarms = alarmsOf(await readMachines(site.app), [], site.app.clock.now());
  expect(alarms).toContainEqual({ alarm: 'not_ready', about: '9', path: '/status' });
});

it('names a gateway and a provider without secrets, and a method that an account serves no more', async () => {
  await site.app.site.change({
    settings: {
      'sms.providers': ['semaphore'],
      'payments.providers': ['PAYMONGO'],
      'operators.mail': 'desk@palaro.example',
    },
  });
  await site.app.pool.query(
    `insert into house_bank_account (id, bank_code, holder, account_number, enabled, sort)
      values (gen_random_uuid(), 'BDO', 'Palaro', '1234567890', true, 1)`,
  );
  expect(await gaps()).toEqual([
    'operators',
    'sms_accountsemaphore',
    'mail',
    'provider_secretsPAYMONGO',
    'no_payouts',
    'agreement',
    'help',
    'announcements',
  ]);
});

it('has nothing to say of a demo', async () => {
  const app = { ...site.app, config: { ...site.app.config, demo: true } };
  expect(await readGoLive(app)).toBeNull();
  expect(await goLiveLines(app)).toEqual([]);
});

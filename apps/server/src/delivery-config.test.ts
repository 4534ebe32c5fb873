import { expect, it } from 'vitest';
import { readDelivery } from './delivery-config.ts';

it('sends no SMS or mail unless the environment says how', () => {
  expect(readDelivery({ SEMAPHORE_KEY: '' })).toEqual({
    semaphore: null,
    twilio: null,
    smtp: null,
  });
});

it('reads the accounts of gateways and the mail server', () => {
  const env = {
    SEMAPHORE_KEY: 'k',
    TWILIO_ACCOUNT: 'AC1',
    TWILIO_TOKEN: 't',
    TWILIO_FROM: '+15005550006',
    SMTP_URL: 'smtps://user:password@mail.test:465',
    MAIL_FROM: 'Palaro <no-reply@palaro.test>',
  };
  expect(readDelivery(env)).toEqual({
    semaphore: { url: 'https://api.semaphore.co/api/v4', key: 'k' },
    twilio: {
      url: 'https://api.twilio.com/2010-04-01',
      account: 'AC1',
      token: 't',
      from: '+15005550006',
    },
    smtp: { url: env.SMTP_URL, from: env.MAIL_FROM },
  });
});

it.each([
  [{ TWILIO_TOKEN: 'hush' }, 'TWILIO_ACCOUNT and TWILIO_FROM must be set too'],
  [{ SMTP_URL: 'smtps://u:hush@mail.test' }, 'MAIL_FROM must be set too'],
  [{ SMTP_URL: 'https://u:hush@mail.test', MAIL_FROM: 'a@b.test' }, 'SMTP_URL must'],
  [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'nobody' }, 'MAIL_FROM must'],
  [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@b.test\r\nBcc: c@d.test' }, 'MAIL_FROM must'],
  [{ TWILIO_ACCOUNT: 'AC1', TWILIO_TOKEN: 'hush', TWILIO_FROM: '0917' }, 'TWILIO_FROM must'],
])('refuses half an account and a malformed value, and repeats no secret (%#)', (env, says) => {
  expect(() => readDelivery(env)).toThrow(says);
  expect(() => readDelivery(env)).not.toThrow(/hush/);
});

import type { DeliveryConfig } from '@palaro/server';
import { gatherRefusals, StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const SEMAPHORE = 'https://api.semaphore.co/api/v4';
const TWILIO = 'https://api.twilio.com/2010-04-01';

/**
 * The accounts that send SMS and mail (docs/operations.md). Throws `StartError` with a line for
 * each that is incomplete or malformed. The messages do not repeat values: they are secrets.
 */
export function readDelivery(env: Environment): DeliveryConfig {
  const { attempt, end } = gatherRefusals();
  const semaphore = attempt(() => together(env, ['SEMAPHORE_KEY']), null);
  const delivery = {
    semaphore: semaphore && { url: SEMAPHORE, key: semaphore.SEMAPHORE_KEY },
    twilio: attempt(() => readTwilio(env), null),
    smtp: attempt(() => readSmtp(env), null),
  };
  end();
  return delivery;
}

function readTwilio(env: Environment): DeliveryConfig['twilio'] {
  const twilio = together(env, ['TWILIO_ACCOUNT', 'TWILIO_TOKEN', 'TWILIO_FROM']);
  if (twilio && !/^(\+[1-9]\d{5,14}|MG[0-9a-f]{32})$/.test(twilio.TWILIO_FROM)) {
    throw new StartError('TWILIO_FROM must be a number like +639171234567 or a service MG…');
  }
  return (
    twilio && {
      url: TWILIO,
      account: twilio.TWILIO_ACCOUNT,
      token: twilio.TWILIO_TOKEN,
      from: twilio.TWILIO_FROM,
    }
  );
}

function readSmtp(env: Environment): DeliveryConfig['smtp'] {
  const smtp = together(env, ['SMTP_URL', 'MAIL_FROM']);
  if (smtp && !isSmtpUrl(smtp.SMTP_URL)) {
    throw new StartError('SMTP_URL must look like smtps://user:password@host:465');
  }
  if (smtp && !/^[^\r\n]*\S@[^\s@]+$/.test(smtp.MAIL_FROM)) {
    throw new StartError('MAIL_FROM must be a mail address, like Palaro <no-reply@palaro.example>');
  }
  return smtp && { url: smtp.SMTP_URL, from: smtp.MAIL_FROM };
}

/** All of them or none. */
function together<N extends string>(env: Environment, names: readonly N[]) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new StartError(`${missing.join(' and ')} must be set too, with ${names.join(', ')}`);
  }
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ''])) as Record<N, string>;
}

const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

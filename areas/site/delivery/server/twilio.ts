import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config, DeliveryConfig } from '@palaro/server';
import { postForm, ProviderRefused, type SmsProvider } from './provider.ts';
import { smsParts } from './sms-parts.ts';

type Account = NonNullable<DeliveryConfig['twilio']>;

/** Twilio posts its receipts to this path. */
export const TWILIO_RECEIPTS = '/vendor/sms/twilio';

/**
 * Sends by Twilio's Messages resource. Receipts are requested only if the site has an HTTPS
 * address.
 */
export function twilio({ url, account, token, from }: Account, publicUrl: string): SmsProvider {
  const authorization = Buffer.from(`${account}:${token}`).toString('base64');
  return {
    name: 'twilio',
    serves: () => true,
    units: ({ text }) => smsParts(text),
    async send({ to, text }) {
      const answer = (await postForm(
        `${url}/Accounts/${account}/Messages.json`,
        {
          To: to,
          Body: text,
          ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
          ...(publicUrl.startsWith('https:') ? { StatusCallback: receiptAddress(publicUrl) } : {}),
        },
        { Authorization: `Basic ${authorization}` },
      )) as { sid?: string } | null;
      if (typeof answer?.sid !== 'string') throw new ProviderRefused('no sid', false);
      return answer.sid;
    },
  };
}

const receiptAddress = (publicUrl: string) => publicUrl + TWILIO_RECEIPTS;

/**
 * Whether a receipt comes from Twilio. The signature is an HMAC-SHA1, keyed with the account's
 * token, over the receipt's address and the fields sorted by name.
 */
export function isTwilios(
  { config }: { config: Config },
  fields: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  const { twilio: account } = config.delivery;
  if (!account) return false;
  const names = Object.keys(fields).sort();
  const signed = names.map((name) => name + fields[name]).join('');
  const expected = createHmac('sha1', account.token)
    .update(receiptAddress(config.publicUrl) + signed)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import type { DeliveryConfig } from '@palaro/server';
import { postForm, ProviderRefused, type Sms, type SmsProvider } from './provider.ts';
import { smsParts } from './sms-parts.ts';

/**
 * Semaphore charges two units for a message sent by its one-time-code route
 * (https://api.semaphore.co/docs).
 */
const UNITS_OF_CODE = 2;

interface Accepted {
  message_id: number | string;
  status?: string;
}

/**
 * Semaphore, the Philippine gateway. Messages with a code use its route for one-time codes, which
 * puts the code in place of `{otp}`; others use the plain route. It sends no receipts.
 */
export function semaphore(
  { url, key }: NonNullable<DeliveryConfig['semaphore']>,
  sender: string,
): SmsProvider {
  return {
    name: 'semaphore',
    serves: (to) => to.startsWith('+63'),
    units: (sms) => smsParts(sms.text) * (isCode(sms) ? UNITS_OF_CODE : 1),
    async send(sms) {
      const { to, text, code } = sms;
      const byCode = isCode(sms) && code !== null;
      const answer = await postForm(`${url}/${byCode ? 'otp' : 'messages'}`, {
        apikey: key,
        number: to.slice(1),
        message: byCode ? text.replaceAll(code, '{otp}') : text,
        ...(byCode ? { code } : {}),
        ...(sender ? { sendername: sender } : {}),
      });
      // Semaphore reports a faulty message in an answer with status 200.
      const [first] = Array.isArray(answer) ? (answer as Partial<Accepted>[]) : [];
      if (first?.message_id === undefined) {
        // `{number: [why]}` is a fault of the number. Other faults are the account's and can be
        // fixed.
        const noNumber = typeof answer === 'object' && answer !== null && 'number' in answer;
        throw new ProviderRefused('not accepted', noNumber);
      }
      if (first.status === 'Failed') throw new ProviderRefused('Failed', false);
      return String(first.message_id);
    },
  };
}

/** The route for codes accepts only digits that appear once in the text. */
const isCode = ({ text, code }: Sms) =>
  code !== null && /^\d{4,10}$/.test(code) && text.split(code).length === 2;

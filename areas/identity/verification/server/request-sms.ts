import type { Body } from '@palaro/api';
import { refuse, type App, type RequestInfo } from '@palaro/server';
import { isDialingOpen, normalMobile } from '../mobile.ts';
import type { verificationApi } from '../verification.api.ts';
import { knownNumber } from './known-numbers.ts';
import { sendCode } from './send-code.ts';

type Asked = Body<(typeof verificationApi)['smsNoLogin']>;

/**
 * Sends a code for a login or a reset by phone; the call's module says which. An unknown number
 * gets no message, but the answer is the same (AC-28).
 */
export async function requestSms(app: App, asked: Asked, request: RequestInfo) {
  const reset = request.moduleId === 'PWRESETSMS3';
  const { switches } = app.site;
  const open = reset ? switches.CHNGPASSVERIF3 : switches.MOBILEVERCODELOGIN3;
  if (!open) throw refuse('switched_off');
  const to = mobileOf(asked);
  const deliver = (await knownNumber.of(app)(to)) ? 'code' : 'nothing';
  const purpose = reset ? 'reset' : 'login';
  return sendCode(app, { channel: 'sms', to, purpose, request, deliver });
}

/**
 * Sends a code for a registration. A number that has an account gets a message saying so instead.
 */
export async function requestRegisterSms(app: App, asked: Asked, request: RequestInfo) {
  if (!isDialingOpen(app.site.settings, asked.countryDialingCode)) {
    throw refuse('malformed', { fields: { mobileNum: 'verification.country_closed' } });
  }
  const to = mobileOf(asked);
  const deliver = (await knownNumber.of(app)(to)) ? 'known_notice' : 'code';
  return sendCode(app, { channel: 'sms', to, purpose: 'register', request, deliver });
}

function mobileOf({ mobileNum, countryDialingCode }: Asked): string {
  const mobile = normalMobile(mobileNum, countryDialingCode);
  if (mobile) return mobile;
  throw refuse('malformed', { fields: { mobileNum: 'verification.mobile_wrong' } });
}

import { defineEndpoint, defineErrors, int, object, oneOf, optional, text } from '@palaro/api';
import { MOBILE_MAX } from './verification.limits.ts';

const DIALING_CODE_MAX = 8;
const CAPTCHAS_A_MINUTE = 10;
const CODES_A_MINUTE = 20;

export const verificationErrors = defineErrors({
  'verification.invalid': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    verification: typeof verificationErrors;
  }
}

const sms = {
  method: 'POST',
  access: 'anyone',
  moduleId: 'VERIFICATION3',
  device: true,
  perMinute: CODES_A_MINUTE,
  body: object({
    mobileNum: text({ max: MOBILE_MAX }),
    countryDialingCode: optional(text({ max: DIALING_CODE_MAX })),
  }),
  reply: object({
    /** Minutes until another code may be asked for (REG-04); the code itself lives longer. */
    expiredMinutes: int(),
  }),
  errors: ['too_many_requests'],
} as const;

export const verificationApi = {
  smsNoLogin: defineEndpoint({
    ...sms,
    path: '/wps/verification/sms/noLogin',
    summary:
      'Sends a code for a login, or with PWRESETSMS3 for a reset; the answer is the same for any number',
    alsoModuleIds: ['PWRESETSMS3'],
  }),
  smsRegister: defineEndpoint({
    ...sms,
    path: '/wps/verification/sms/register',
    summary: 'Sends a code for a registration; the answer is the same for any number',
    switch: 'REGMOBVERF3',
  }),
  captcha: defineEndpoint({
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A captcha as base64, a PNG or with audio=1 a WAV; its id is in the header Captcha-Id',
    access: 'anyone',
    moduleId: 'VALID_CAPTCHA3',
    perMinute: CAPTCHAS_A_MINUTE,
    query: object({
      audio: optional(oneOf(['1'])),
      /** Tells a form's captchas apart: each is answered once and never stored. */
      round: optional(text({ max: 64 })),
    }),
    reply: text({ max: 100_000 }),
  }),
};

/** The same call for a reset: only the module in its header differs (specification §7). */
export const smsForReset = { ...verificationApi.smsNoLogin, moduleId: 'PWRESETSMS3' } as const;

import { cookieText, type Handlers } from '@palaro/server';
import type { verificationApi } from '../verification.api.ts';
import { CAPTCHA_SECONDS, drawCaptcha, sayCaptcha } from './captcha.ts';
import { requestRegisterSms, requestSms } from './request-sms.ts';

export const verificationHandlers: Handlers<typeof verificationApi> = {
  smsNoLogin: ({ app, body, request }) => requestSms(app, body, request),
  smsRegister: ({ app, body, request }) => requestRegisterSms(app, body, request),
  captcha: async ({ app, answer, query, request }) => {
    const { id, file } = query.audio
      ? await sayCaptcha(app, request.language)
      : await drawCaptcha(app);
    answer.header('Captcha-Id', id);
    const cookie = {
      value: id,
      path: '/wps',
      seconds: CAPTCHA_SECONDS,
      sameSite: 'Strict',
    } as const;
    answer.header('Set-Cookie', cookieText(app, 'captcha', cookie));
    return file;
  },
};

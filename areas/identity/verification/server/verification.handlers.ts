import type { Handlers } from '@palaro/server';
import type { verificationApi } from '../verification.api.ts';
import { CAPTCHA_SECONDS, drawCaptcha } from './captcha.ts';
import { requestRegisterSms, requestSms } from './request-sms.ts';

export const verificationHandlers: Handlers<typeof verificationApi> = {
  smsNoLogin: ({ app, body, request }) => requestSms(app, body, request),
  smsRegister: ({ app, body, request }) => requestRegisterSms(app, body, request),
  captcha: async ({ app, answer }) => {
    const { id, image } = await drawCaptcha(app);
    answer.header('Captcha-Id', id);
    const secure = app.config.production ? '; Secure' : '';
    const rules = `Path=/wps; Max-Age=${CAPTCHA_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    answer.header('Set-Cookie', `captcha=${id}; ${rules}`);
    return image;
  },
};

import type { Handlers } from '@palaro/server';
import type { accountsApi } from '../accounts.api.ts';
import { drawCaptcha } from './captcha.ts';
import { offerBodyKey } from './encrypted-body.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readMemberInfo, renewSession } from './read-member.ts';

export const accountsHandlers: Handlers<typeof accountsApi> = {
  bodyKey: ({ app }) => offerBodyKey(app),
  login: ({ app, body, request }) => logIn(app, body, request),
  logout: ({ app, principal }) => logOut(app, principal),
  logoutByDelete: ({ app, principal }) => logOut(app, principal),
  renew: ({ app, member }) => renewSession(app, member),
  memberInfo: ({ app, member }) => readMemberInfo(app, member),
  captcha: async ({ app, answer }) => {
    const { id, image } = await drawCaptcha(app);
    answer.header('Captcha-Id', id);
    const secure = app.config.production ? '; Secure' : '';
    const rules = `Path=/wps; Max-Age=300; HttpOnly; SameSite=Strict${secure}`;
    answer.header('Set-Cookie', `captcha=${id}; ${rules}`);
    return image;
  },
};

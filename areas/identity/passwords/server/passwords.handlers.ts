import type { Handlers } from '@palaro/server';
import type { passwordsApi } from '../passwords.api.ts';
import { changePassword } from './change-password.ts';
import { askForTemporary } from './ask-for-temporary.ts';
import { resetByPhone } from './reset-by-phone.ts';

export const passwordsHandlers: Handlers<typeof passwordsApi> = {
  change: ({ app, member, body, request, answer }) =>
    changePassword(app, member, body, { request, answer }),
  mailTemporary: ({ app, body, request }) => askForTemporary(app, body, request),
  resetByPhone: ({ app, body, request }) => resetByPhone(app, body, request),
};

// Passwords: changing one's own, and a new one for whoever forgot it, by mail or by phone. How a
// password is kept, and who is signed out by a new one, is accounts'; codes are verification's.
import { registerTemporaryPasswords } from '@palaro/accounts/server';
import { defineArea } from '@palaro/server';
import { passwordsApi, passwordsErrors } from '../passwords.api.ts';
import { en } from '../passwords.en.ts';
import { ty } from '../passwords.ty.ts';
import { mailTemporary } from './mail-temporary.ts';
import { passwordsHandlers } from './passwords.handlers.ts';
import { mailTemporaries } from './passwords.jobs.ts';
import { temporaryPasswordsOf } from './use-temporary.ts';

export const passwordsArea = defineArea({
  name: 'passwords',
  api: passwordsApi,
  handlers: passwordsHandlers,
  errors: passwordsErrors,
  texts: { EN: en, TY: ty },
  // Nothing but digests for half an hour.
  ownData: { tables: ['temporary_password'] },
  jobs: [mailTemporaries],
  start(app) {
    registerTemporaryPasswords(app, temporaryPasswordsOf(app));
    app.bus.on('password.mail_asked', ({ id }) => mailTemporary(app, id));
  },
});

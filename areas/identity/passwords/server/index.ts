// Passwords: changing one's password, and resetting a forgotten one by mail or by phone. Accounts
// stores passwords and ends the sessions after a change; verification makes the codes.
import { temporaryPasswords } from '@palaro/accounts/server';
import { inBoth, defineArea, provide } from '@palaro/server';
import { passwordsApi, passwordsErrors } from '../passwords.api.ts';
import { en } from '../passwords.en.ts';
import { ty } from '../passwords.ty.ts';
import { passwordsHandlers } from './passwords.handlers.ts';
import { dropTemporaries, mailTemporaryTask } from './passwords.tasks.ts';
import { temporaryPasswordsOf } from './use-temporary.ts';

export const passwordsArea = defineArea({
  name: 'passwords',
  api: passwordsApi,
  handlers: passwordsHandlers,
  errors: passwordsErrors,
  sentTexts: [
    {
      name: 'reset',
      channels: ['mail'],
      subject: inBoth({ EN: en, TY: ty }, 'mail.subject'),
      text: inBoth({ EN: en, TY: ty }, 'mail.text'),
    },
  ],
  texts: { EN: en, TY: ty },
  provides: [provide(temporaryPasswords, temporaryPasswordsOf)],
  // Holds only digests, for half an hour.
  ownData: { tables: ['temporary_password'] },
  tasks: [dropTemporaries, mailTemporaryTask],
});

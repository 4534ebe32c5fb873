// Accounts: who someone is. Login, sessions, captchas, encrypted bodies and the outbox of what was
// sent. Money is the wallet's; what an account may play is asked here by the wallet's rules.
import { defineArea } from '@palaro/server';
import { endSessionsOf, registerPlayRules } from '@palaro/wallet/server';
import { accountsApi, accountsErrors } from '../accounts.api.ts';
import { en } from '../accounts.en.ts';
import { ty } from '../accounts.ty.ts';
import { accountsHandlers } from './accounts.handlers.ts';
import { endOldSessions } from './accounts.jobs.ts';
import './accounts.tables.ts';
import { authenticate } from './authenticate.ts';
import { openBody } from './encrypted-body.ts';
import { mayPlay } from './may-play.ts';
import { seedAccounts } from './seed-accounts.ts';

export const accountsArea = defineArea({
  name: 'accounts',
  api: accountsApi,
  handlers: accountsHandlers,
  errors: accountsErrors,
  texts: { EN: en, TY: ty },
  jobs: [endOldSessions],
  authenticate,
  decrypt: openBody,
  seed: seedAccounts,
  start(app) {
    registerPlayRules(app, { mayPlay: (member) => mayPlay(app, member) });
    app.bus.on('session.ended', ({ memberId, reason }) =>
      // An idle session that runs out must not end a game that is played on another device.
      reason === 'logout' ? endSessionsOf(app, memberId) : undefined,
    );
  },
});

export { excludeMember } from './exclude-member.ts';
export { refusalToPlay } from './may-play.ts';
export { listOutbox } from './outbox.repository.ts';
export { findMemberByAccount } from './members.repository.ts';

// Accounts: who someone is. Every way in, sessions, known and remembered browsers, encrypted
// bodies, exclusions. Money is the wallet’s; what an account may play is asked here by the
// wallet’s rules.
import { defineArea } from '@palaro/server';
import { registerNumberLookup } from '@palaro/verification/server';
import { endSessionsOf, registerPlayRules } from '@palaro/wallet/server';
import { accountsApi, accountsErrors } from '../accounts.api.ts';
import { en } from '../accounts.en.ts';
import { ty } from '../accounts.ty.ts';
import { sessionsApi } from '../sessions.api.ts';
import { refusals as refusalsEn } from '../refusals.en.ts';
import { refusals as refusalsTy } from '../refusals.ty.ts';
import { accountsHandlers, sessionsHandlers } from './accounts.handlers.ts';
import { endOldSessions, forgetOldLogins, tellAccountChanges } from './accounts.jobs.ts';
import './accounts.tables.ts';
import { authenticate } from './authenticate.ts';
import { openBody } from './encrypted-body.ts';
import { mayPlay } from './may-play.ts';
import { findMemberByMobile } from './members.repository.ts';
import { accountsOwnData } from './own-data.ts';
import { seedAccounts } from './seed-accounts.ts';

export const accountsArea = defineArea({
  name: 'accounts',
  api: { ...accountsApi, ...sessionsApi },
  handlers: { ...accountsHandlers, ...sessionsHandlers },
  errors: accountsErrors,
  texts: { EN: { ...en, ...refusalsEn }, TY: { ...ty, ...refusalsTy } },
  ownData: accountsOwnData,
  jobs: [endOldSessions, tellAccountChanges, forgetOldLogins],
  authenticate,
  decrypt: openBody,
  seed: seedAccounts,
  start(app) {
    registerNumberLookup(
      app,
      async (mobile) => (await findMemberByMobile(app.db, mobile)) !== undefined,
    );
    registerPlayRules(app, { mayPlay: (member) => mayPlay(app, member) });
    app.bus.on('session.ended', ({ memberId, reason }) =>
      // An idle session that runs out must not end a game that is played on another device.
      reason === 'logout' ? endSessionsOf(app, memberId) : undefined,
    );
  },
});

export { recordAccountChange } from './account-changes.ts';
export type { ChangedBy } from './accounts.tables.ts';
export { checkNewPassword } from './check-password.ts';
export { closeMember } from './close-member.ts';
export { createMember } from './create-member.ts';
export { deviceName } from './device-name.ts';
export { deviceOf } from './devices.repository.ts';
export { excludeMember } from './exclude-member.ts';
export { readStanding } from './exclusions.repository.ts';
export { finishLogin } from './finish-login.ts';
export { firebaseOf, registerFirebase } from './firebase.ts';
export {
  hashPassword,
  hashPaymentPassword,
  verifyPassword,
  verifyPaymentPassword,
} from './hash-password.ts';
export { holdWithdrawals } from './hold-withdrawals.ts';
export { findLoginOfSession } from './login-history.repository.ts';
export { registerLoginStep, type AskedLogin } from './login-steps.ts';
export { forgetMayPlay, refusalToPlay, registerPlayCheck } from './may-play.ts';
export {
  findMemberByAccount,
  findMemberByMobile,
  findMembersByEmail,
  readMember,
  type MemberRecord,
} from './members.repository.ts';
export { isPictureId, PICTURES, pictureUrl } from './picture-url.ts';
export { proveLoginPassword } from './prove-password.ts';
export { reachOf } from './reach-of.ts';
export { readSelf } from './read-member.ts';
export { endSessionsOfMember } from './sessions-of-member.ts';
export { setPassword } from './set-password.ts';
export { steppedUp, steppedUpOnce } from './stepped-up.ts';
export {
  losePassword,
  registerTemporaryPasswords,
  type TemporaryPasswords,
} from './temporary-passwords.ts';

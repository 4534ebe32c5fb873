// Accounts: who someone is. Logins, sessions, known and remembered browsers, encrypted bodies,
// exclusions. Money belongs to the wallet; the wallet's rules ask here whether an account may play.
import { bodyOpener, defineArea, provide, tokenHolder, vipLevelOf } from '@palaro/server';
import { knownNumber } from '@palaro/verification/server';
import { memberMayPlay } from '@palaro/wallet/server';
import { accountsApi, accountsErrors } from '../accounts.api.ts';
import { en } from '../accounts.en.ts';
import { ty } from '../accounts.ty.ts';
import { sessionsApi } from '../sessions.api.ts';
import { refusals as refusalsEn } from '../refusals.en.ts';
import { refusals as refusalsTy } from '../refusals.ty.ts';
import { accountsHandlers, sessionsHandlers } from './accounts.handlers.ts';
import { endOldSessions, forgetOldLogins, openFrozen } from './accounts.tasks.ts';
import './accounts.tables.ts';
import { authenticate } from './authenticate.ts';
import { openBody } from './encrypted-body.ts';
import { firebase } from './firebase.ts';
import { secondFactorStep } from './login-steps.ts';
import { identityRefusal, mayPlay } from './may-play.ts';
import { findMemberByMobile } from './members.repository.ts';
import { accountsOwnData } from './own-data.ts';
import { seedAccounts } from './seed-accounts.ts';
import { usesWritten } from './session-uses.ts';
import { temporaryPasswords } from './temporary-passwords.ts';

export const accountsArea = defineArea({
  name: 'accounts',
  api: { ...accountsApi, ...sessionsApi },
  handlers: { ...accountsHandlers, ...sessionsHandlers },
  errors: accountsErrors,
  texts: { EN: { ...en, ...refusalsEn }, TY: { ...ty, ...refusalsTy } },
  provides: [
    provide(tokenHolder, (app) => (token) => authenticate(app, token)),
    provide(bodyOpener, (app) => (jwe) => openBody(app, jwe)),
    provide(memberMayPlay, (app) => (member) => mayPlay(app, member)),
    provide(
      knownNumber,
      (app) => async (mobile) => (await findMemberByMobile(app.db, mobile)) !== undefined,
    ),
  ],
  needs: [firebase, identityRefusal, secondFactorStep, temporaryPasswords, vipLevelOf],
  // The demo members are created with their wallets.
  after: ['wallet'],
  ownData: accountsOwnData,
  tasks: [endOldSessions, forgetOldLogins, openFrozen],
  seed: seedAccounts,
  stop: usesWritten,
});

export { recordAccountChange } from './account-changes.ts';
export type { ChangedBy } from './accounts.tables.ts';
export { checkNewPassword } from './check-password.ts';
export { banMember, closeMember } from './close-member.ts';
export { createMember } from './create-member.ts';
export { deviceName } from './device-name.ts';
export { deviceOf } from './devices.repository.ts';
export { excludeMember, imposeExclusion } from './exclude-member.ts';
export {
  findExclusion,
  isExcludedNow,
  isOnTimeOut,
  liftBreaks,
  liftExclusionsBy,
  readStanding,
} from './exclusions.repository.ts';
export { finishLogin } from './finish-login.ts';
export { codesBy } from './codes-by.ts';
export { firebase } from './firebase.ts';
export {
  hashPassword,
  hashPaymentPassword,
  matchPassword,
  verifyPassword,
  verifyPaymentPassword,
} from './hash-password.ts';
export { opaquePassword } from './opaque-password.ts';
export { freezeMember, reopenMember } from './freeze-member.ts';
export { holdWithdrawals } from './hold-withdrawals.ts';
export {
  blockMember,
  hasBonusBlock,
  isBonusBlocked,
  liftBlock,
  listBlocks,
  payoutBarsOf,
  readPayoutBars,
} from './member-blocks.ts';
export { closeCase, endCase, findCase, openCase, openCaseIn } from './member-cases.ts';
export { findLoginOfSession } from './login-history.repository.ts';
export { secondFactorStep, type AskedLogin } from './login-steps.ts';
export { statedName } from './stated-name.ts';
export { breakRefusal, forgetMayPlay, identityRefusal, refusalToPlay } from './may-play.ts';
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
export { endAllOfStopped, endSessionsOfMember } from './sessions-of-member.ts';
export { setPassword } from './set-password.ts';
export { steppedUp, steppedUpOnce } from './stepped-up.ts';
export {
  losePassword,
  temporaryPasswords,
  type TemporaryPasswords,
} from './temporary-passwords.ts';

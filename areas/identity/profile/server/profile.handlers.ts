import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import type { profileApi } from '../profile.api.ts';
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from './contacts.ts';
import { readIcon, setIcon, uploadPicture } from './head-icon.ts';
import {
  changePaymentPassword,
  resetPaymentPassword,
  sendPaymentResetCode,
  setPaymentPassword,
} from './payment-password.ts';
import { changeNickname } from './profile.ts';
import { listQuestions, readOwnQuestions, saveQuestions } from './questions.ts';
import { hasPaymentPassword, readSecurityConfig } from './security-config.ts';

export const profileHandlers: Handlers<typeof profileApi> = {
  securityConfig: ({ app, member }) => readSecurityConfig(app, member),

  hasWithdrawalPassword: ({ app, member }) => hasPaymentPassword(app, member),
  setPaymentPassword: steppedUpOnce('setPaymentPassword', ({ app, member, body, request }) =>
    setPaymentPassword(app, member, body, request),
  ),
  changePaymentPassword: steppedUpOnce('changePaymentPassword', ({ app, member, body, request }) =>
    changePaymentPassword(app, member, body, request),
  ),
  sendPaymentResetCode: ({ app, member, body, request }) =>
    sendPaymentResetCode(app, member, body.channel, request),
  resetPaymentPassword: steppedUpOnce('resetPaymentPassword', ({ app, member, body, request }) =>
    resetPaymentPassword(app, member, body, request),
  ),

  securityQuestions: ({ request }) => listQuestions(request.language),
  customerSecurityQuestions: ({ app, member, request }) =>
    readOwnQuestions(app, member, request.language),
  saveSecurityQuestions: steppedUp(({ app, member, body, request }) =>
    saveQuestions(app, member, body, request),
  ),

  icon: ({ app, member }) => readIcon(app, member),
  setIcon: ({ app, member, body, request }) => setIcon(app, member, body.icon, request),
  uploadPicture: ({ app, member, file }) => uploadPicture(app, member, file),
  nickname: ({ app, member, body, request }) => changeNickname(app, member, body.nickname, request),
  sendEmailCode: ({ app, member, body, request }) =>
    sendEmailCode(app, member, body.email, request),
  email: steppedUpOnce('email', ({ app, member, body, request }) =>
    changeEmail(app, member, body, request),
  ),
  sendMobileCode: ({ app, member, body, request }) => sendMobileCode(app, member, body, request),
  mobile: steppedUpOnce('mobile', ({ app, member, body, request }) =>
    changeMobile(app, member, body, request),
  ),
};

import { steppedUp, steppedUpOnce } from '@palaro/accounts/server';
import type { Handlers } from '@palaro/server';
import { BANKS } from '../banks.ts';
import type { securityApi } from '../security.api.ts';
import { addCard, readCards, removeCard, setDefaultCard } from './bank-cards.ts';
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from './contacts.ts';
import { readIcon, setIcon, uploadPicture } from './head-icon.ts';
import {
  changePaymentPassword,
  resetPaymentPassword,
  sendPaymentResetCode,
  setPaymentPassword,
} from './payment-password.ts';
import { changeNickname, setPayeeName } from './profile.ts';
import { listQuestions, readOwnQuestions, saveQuestions } from './questions.ts';
import { hasPaymentPassword, readSecurityConfig } from './security-config.ts';
import { secondFactorHandlers } from './second-factor.handlers.ts';
import { sendStepUpCode } from './step-up.ts';

export const securityHandlers: Handlers<typeof securityApi> = {
  ...secondFactorHandlers,
  securityConfig: ({ app, member }) => readSecurityConfig(app, member),
  sendStepUpCode: ({ app, member, request }) => sendStepUpCode(app, member, request),

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

  bankCards: ({ app, member }) => readCards(app, member),
  relayBankCards: ({ app, member }) => readCards(app, member),
  addBankCard: steppedUpOnce('addBankCard', ({ app, member, body, request }) =>
    addCard(app, member, body, request),
  ),
  removeBankCard: steppedUpOnce('removeBankCard', ({ app, member, body, request }) =>
    removeCard(app, member, body, request),
  ),
  setDefaultBankCard: steppedUp(({ app, member, body, request }) =>
    setDefaultCard(app, member, body, request),
  ),
  withdrawBanks: () => ({
    list: BANKS.map(({ code, name, kind, pattern }) => ({
      bankCode: code,
      name,
      kind,
      numberPattern: pattern,
    })),
  }),

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
  payeeName: ({ app, member, body, request }) => setPayeeName(app, member, body.payeeName, request),
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

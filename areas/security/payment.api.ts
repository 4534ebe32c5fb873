import {
  bool,
  defineEndpoint,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import { TEXT_MAX } from './security.limits.ts';

/** Where a code of a reset goes. */
export const RESET_CHANNELS = ['mobile', 'email'] as const;

const secret = () => optional(text({ max: TEXT_MAX }));
/** A proof beside the fields: the payment password or a fresh code (accounts.md §7, step-up). */
const stepUpProof = () => ({ paymentPassword: secret(), stepUpCode: secret() });

const STEP_UP = [
  'step_up.required',
  'payment_password.wrong',
  'payment_password.locked',
  'verification.invalid',
];

const own = { access: 'member', moduleId: null } as const;
const writes = { ...own, encrypted: true, device: true, perMinute: 20 } as const;
const password = { ...writes, path: '/wps/member/paymentPassword' } as const;
const card = { ...writes, path: '/wps/member/bankCard' } as const;

const bankCard = object({
  id: text(),
  bankCode: text(),
  bank: text(),
  kind: oneOf(['bank', 'wallet']),
  last4: text(),
  branch: nullable(text()),
  isDefault: bool(),
  /**
   * `review`: another member has the number, or the name is not the proven one; it opens nothing
   * before an operator has looked.
   */
  state: oneOf(['active', 'review']),
  usableFrom: instant(),
});
export type BankCard = Static<typeof bankCard>;

const cardList = {
  ...own,
  method: 'GET',
  reply: object({
    list: list(bankCard),
    /** Cards that fit at a time. */
    most: int(),
    /** Who holds every card; null until the payee name is set. */
    holder: nullable(text()),
  }),
} as const;

/** The payment password, and the cards and e-wallets that money goes to. */
export const paymentApi = {
  hasWithdrawalPassword: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    summary: 'Whether a payment password is set',
    reply: bool(),
  }),
  setPaymentPassword: defineEndpoint({
    ...password,
    method: 'POST',
    summary: 'Sets the first payment password; needs the login password or a fresh code',
    provesMember: true,
    body: object({
      paymentPassword: text({ max: TEXT_MAX }),
      password: secret(),
      stepUpCode: secret(),
    }),
    reply: object({}),
    errors: [...STEP_UP, 'payment_password.exists', 'login_password.wrong'],
  }),
  changePaymentPassword: defineEndpoint({
    ...password,
    method: 'PUT',
    summary: 'Replaces the payment password by another',
    provesMember: true,
    body: object({
      oldPaymentPassword: text({ max: TEXT_MAX }),
      paymentPassword: text({ max: TEXT_MAX }),
    }),
    reply: object({}),
    errors: ['payment_password.missing', 'payment_password.wrong', 'payment_password.locked'],
  }),
  sendPaymentResetCode: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/wps/member/paymentPassword/reset/code',
    summary: 'Sends the code of a payment password’s reset to the verified mobile or mail',
    device: true,
    perMinute: 10,
    body: object({ channel: oneOf(RESET_CHANNELS) }),
    reply: object({ expiredMinutes: int({ min: 1 }), to: text() }),
    errors: ['step_up.no_contact'],
  }),
  resetPaymentPassword: defineEndpoint({
    ...writes,
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    summary:
      'Replaces a forgotten payment password by code and a security answer or the login password',
    provesMember: true,
    body: object({
      channel: oneOf(RESET_CHANNELS),
      verificationCode: text({ max: TEXT_MAX }),
      paymentPassword: text({ max: TEXT_MAX }),
      questionId: optional(int()),
      answer: secret(),
      password: secret(),
    }),
    /** Until then nothing leaves the account; null: the deployment holds nothing back. */
    reply: object({ withdrawalsHeldUntil: nullable(instant()) }),
    errors: [
      'step_up.required',
      'verification.invalid',
      'questions.wrong',
      'questions.locked',
      'login_password.wrong',
    ],
  }),
  bankCards: defineEndpoint({
    ...cardList,
    path: '/wps/member/bankCard',
    summary: 'The member’s cards and e-wallets, the default first',
  }),
  relayBankCards: defineEndpoint({
    ...cardList,
    path: '/wps/relay/MCS2_bankCards',
    summary: 'The same cards by the path of withdrawals',
  }),
  addBankCard: defineEndpoint({
    ...card,
    method: 'POST',
    summary: 'Adds a card or e-wallet in the payee’s own name; its number is kept sealed',
    provesMember: true,
    body: object({
      bankCode: text({ max: TEXT_MAX }),
      accountNumber: text({ max: TEXT_MAX }),
      holder: text({ max: TEXT_MAX }),
      branch: optional(text({ max: TEXT_MAX })),
      ...stepUpProof(),
    }),
    reply: bankCard,
    errors: [...STEP_UP, 'card.payee_first', 'card.known', 'card.too_many'],
  }),
  removeBankCard: defineEndpoint({
    ...card,
    method: 'DELETE',
    summary: 'Removes a card that no open withdrawal goes to',
    provesMember: true,
    body: object({ id: text({ max: 64 }), ...stepUpProof() }),
    reply: object({}),
    errors: [...STEP_UP, 'card.in_use'],
  }),
  setDefaultBankCard: defineEndpoint({
    ...writes,
    method: 'PUT',
    path: '/wps/member/bankCard/default',
    summary: 'Which card withdrawals offer first',
    provesMember: true,
    body: object({ id: text({ max: 64 }), ...stepUpProof() }),
    reply: object({}),
    errors: STEP_UP,
  }),
  withdrawBanks: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/wps/relay/MCS2_withdrawBanks',
    summary: 'Banks and e-wallets that money can go to, with the form of their numbers',
    reply: object({
      list: list(
        object({
          bankCode: text(),
          name: text(),
          kind: oneOf(['bank', 'wallet']),
          /** What a number of this bank looks like, without blanks. */
          numberPattern: text(),
        }),
      ),
    }),
  }),
};

import {
  bool,
  defineEndpoint,
  instant,
  int,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '@palaro/api';
import { STEP_UP_REFUSALS } from '@palaro/step-up/api';
import { TEXT_MAX } from './profile.limits.ts';

/** Where the code of a reset can be sent. */
export const RESET_CHANNELS = ['mobile', 'email'] as const;

const secret = () => optional(text({ max: TEXT_MAX }));
const forMembers = { access: 'member', moduleId: null } as const;
const writes = { ...forMembers, encrypted: true, device: true, perMinute: 20 } as const;
const password = { ...writes, path: '/wps/member/paymentPassword' } as const;

/** Setting, changing and resetting the password that protects money movements. */
export const paymentPasswordApi = {
  hasWithdrawalPassword: defineEndpoint({
    ...forMembers,
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
    errors: [...STEP_UP_REFUSALS, 'payment_password_exists', 'login_password.wrong'],
  }),
  changePaymentPassword: defineEndpoint({
    ...password,
    method: 'PUT',
    summary: 'Replaces the payment password with another',
    provesMember: true,
    body: object({
      oldPaymentPassword: text({ max: TEXT_MAX }),
      paymentPassword: text({ max: TEXT_MAX }),
    }),
    reply: object({}),
    errors: ['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'],
  }),
  sendPaymentResetCode: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/wps/member/paymentPassword/reset/code',
    summary: 'Sends the code for a reset of the payment password to the verified mobile or mail',
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
      'Replaces a forgotten payment password with a code and a security answer or the login password',
    provesMember: true,
    body: object({
      channel: oneOf(RESET_CHANNELS),
      verificationCode: text({ max: TEXT_MAX }),
      paymentPassword: text({ max: TEXT_MAX }),
      questionId: optional(int()),
      answer: secret(),
      password: secret(),
    }),
    /** No withdrawal before this moment; null: the deployment does not hold withdrawals. */
    reply: object({ withdrawalsHeldUntil: nullable(instant()) }),
    errors: [
      'step_up.required',
      'verification.invalid',
      'questions.wrong',
      'questions.locked',
      'login_password.wrong',
    ],
  }),
};

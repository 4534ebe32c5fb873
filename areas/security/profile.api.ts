import { defineEndpoint, int, nullable, object, oneOf, optional, text } from '@palaro/api';
import { PICTURE_MAX_BYTES, TEXT_MAX } from './security.limits.ts';

const own = { access: 'member', moduleId: null } as const;
const field = () => text({ max: TEXT_MAX });
const secret = () => optional(field());
/** Without a payment password yet, the login password stands in for it. */
const proof = () => ({ paymentPassword: secret(), stepUpCode: secret(), password: secret() });
const PROOF = [
  'step_up.required',
  'payment_password.wrong',
  'payment_password.locked',
  'login_password.wrong',
  'verification.invalid',
];

const writes = { ...own, method: 'PUT', device: true, perMinute: 20 } as const;
const sendsCode = { ...own, method: 'POST', device: true, perMinute: 10 } as const;
const sent = object({ expiredMinutes: int({ min: 1 }) });

/** What a member is called and how he is reached. */
export const profileApi = {
  icon: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The head icon: a number of the kit’s drawings, or an own picture',
    moduleId: 'PROFPIC3',
    reply: object({ icon: text(), url: nullable(text()) }),
  }),
  setIcon: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/wps/member/info/icon',
    summary: 'Chooses a drawing by its number, or a picture that was sent before',
    form: true,
    perMinute: 20,
    body: object({ icon: text({ max: 64 }) }),
    reply: object({ icon: text(), url: nullable(text()) }),
  }),
  uploadPicture: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/v1/profile/pictures',
    summary: 'Takes a png or jpg for a head icon, cut to a square and drawn anew',
    upload: { maxBytes: PICTURE_MAX_BYTES },
    perMinute: 6,
    reply: object({ icon: text(), url: text() }),
    errors: ['image.type', 'image.size', 'image.unreadable'],
  }),
  nickname: defineEndpoint({
    ...writes,
    path: '/wps/member/info/nickname',
    summary: 'Changes the nickname',
    body: object({ nickname: field() }),
    reply: object({ nickname: text() }),
  }),
  payeeName: defineEndpoint({
    ...writes,
    path: '/wps/member/info/payeename',
    summary: 'Says once whose name stands on the member’s ID and cards',
    body: object({ payeeName: field() }),
    reply: object({ payeeName: text() }),
    errors: ['payee_name.exists'],
  }),
  sendEmailCode: defineEndpoint({
    ...sendsCode,
    path: '/wps/member/info/email/code',
    summary: 'Sends the code that proves a new mail address',
    body: object({ email: field() }),
    reply: sent,
    errors: ['contact.same'],
  }),
  email: defineEndpoint({
    ...writes,
    path: '/wps/member/info/email',
    summary: 'Sets the mail address that the code came to; the old one is told',
    provesMember: true,
    encrypted: true,
    body: object({ email: field(), verificationCode: field(), ...proof() }),
    reply: object({ email: text() }),
    errors: PROOF,
  }),
  sendMobileCode: defineEndpoint({
    ...sendsCode,
    path: '/wps/member/info/mobile/code',
    summary: 'Sends a code to the verified number that is to be replaced, or to the new one',
    body: object({
      to: oneOf(['old', 'new']),
      mobileNum: secret(),
      countryDialingCode: optional(text({ max: 8 })),
    }),
    reply: sent,
    errors: ['contact.same', 'step_up.no_contact'],
  }),
  mobile: defineEndpoint({
    ...writes,
    path: '/wps/member/info/mobile',
    summary: 'Sets the mobile number; a verified one is replaced only with a code to it as well',
    provesMember: true,
    encrypted: true,
    body: object({
      mobileNum: field(),
      countryDialingCode: optional(text({ max: 8 })),
      verificationCode: field(),
      oldVerificationCode: secret(),
      ...proof(),
    }),
    reply: object({
      /** The number, masked. */
      mobile: text(),
    }),
    errors: PROOF,
  }),
};

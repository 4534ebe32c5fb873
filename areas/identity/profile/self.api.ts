import { defineEndpoint, int, nullable, object, oneOf, optional, text } from '@palaro/api';
import { STEP_UP_REFUSALS, stepUpProof } from '@palaro/step-up/api';
import { PICTURE_MAX_BYTES, TEXT_MAX } from './profile.limits.ts';

const forMembers = { access: 'member', moduleId: null } as const;
const field = () => text({ max: TEXT_MAX });
const secret = () => optional(field());
/** While there is no payment password, the login password stands in for it. */
const proof = () => ({ ...stepUpProof(), password: secret() });
const PROOF = [...STEP_UP_REFUSALS, 'login_password.wrong'] as const;

const writes = { ...forMembers, method: 'PUT', device: true, perMinute: 20 } as const;
const sendsCode = { ...forMembers, method: 'POST', device: true, perMinute: 10 } as const;
const sent = object({ expiredMinutes: int({ min: 1 }) });

/** The member's nickname, icon, mail and mobile. */
export const selfApi = {
  icon: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The head icon: the number of a drawing, or an uploaded picture',
    moduleId: 'PROFPIC3',
    reply: object({ icon: text(), url: nullable(text()) }),
  }),
  setIcon: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/wps/member/info/icon',
    summary: 'Chooses a drawing by its number, or a picture that was uploaded before',
    form: true,
    perMinute: 20,
    body: object({ icon: text({ max: 64 }) }),
    reply: object({ icon: text(), url: nullable(text()) }),
  }),
  uploadPicture: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/api/v1/profile/pictures',
    summary: 'Takes a PNG or JPG for a head icon, cut to a square and redrawn',
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
    summary: 'Sets the mail address that the code went to, and tells the old one',
    provesMember: true,
    encrypted: true,
    body: object({ email: field(), verificationCode: field(), ...proof() }),
    reply: object({ email: text() }),
    errors: PROOF,
  }),
  sendMobileCode: defineEndpoint({
    ...sendsCode,
    path: '/wps/member/info/mobile/code',
    summary: 'Sends a code to the verified number to be replaced, or to the new one',
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
    summary: 'Sets the mobile number; replacing a verified one needs a code to it as well',
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

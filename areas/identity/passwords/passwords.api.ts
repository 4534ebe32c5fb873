import { defineEndpoint, defineErrors, object, oneOf, optional, text } from '@palaro/api';
import { PASSWORD_INPUT_MAX } from './passwords.limits.ts';

const TRIES_A_MINUTE = 20;
const NAME_INPUT_MAX = 100;
const EMAIL_INPUT_MAX = 400;
const CODE_INPUT_MAX = 20;
const DIALING_CODE_MAX = 8;

const password = () => text({ max: PASSWORD_INPUT_MAX });

export const passwordsErrors = defineErrors({
  'modify.new.old.same': { status: 422 },
  'password.old_wrong': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    passwords: typeof passwordsErrors;
  }
}

// The bodies accept almost anything and require nothing. password-rules.ts checks the fields, with
// the same messages in the browser and on the server (VAL-05).
export const passwordsApi = {
  change: defineEndpoint({
    method: 'POST',
    path: '/wps/member/password',
    summary: 'Changes the login password; every other session and device ends (FGT-04)',
    access: 'restricted',
    moduleId: null,
    encrypted: true,
    device: true,
    perMinute: TRIES_A_MINUTE,
    body: object({
      /** Left out after a login by a temporary password. */
      oldPassword: optional(password()),
      newPassword: optional(password()),
      confirmNewPassword: optional(password()),
    }),
    reply: object({
      /** This session's token from now on. */
      token: text(),
      /** Replaces the login that this device remembers, if it has one. */
      remember: optional(object({ type: oneOf(['username', 'sms']), slot: text() })),
    }),
    errors: ['modify.new.old.same', 'password.old_wrong'],
  }),
  mailTemporary: defineEndpoint({
    method: 'POST',
    path: '/wps/member/password/email',
    summary: 'Mails a temporary password if name and address match; the answer is always the same',
    access: 'anyone',
    moduleId: null,
    form: true,
    body: object({
      username: optional(text({ max: NAME_INPUT_MAX })),
      email: optional(text({ max: EMAIL_INPUT_MAX })),
    }),
    reply: object({}),
  }),
  resetByPhone: defineEndpoint({
    method: 'POST',
    path: '/wps/member/password/mobile',
    summary: 'Sets a new password with a code to the verified mobile number (FGT-03, FGT-07)',
    access: 'anyone',
    moduleId: 'PWRESETSMS3',
    switch: 'CHNGPASSVERIF3',
    encrypted: true,
    device: true,
    perMinute: TRIES_A_MINUTE,
    body: object({
      newPassword: optional(password()),
      mobileNum: optional(text({ max: NAME_INPUT_MAX })),
      countryDialingCode: optional(text({ max: DIALING_CODE_MAX })),
      verificationCode: optional(text({ max: CODE_INPUT_MAX })),
    }),
    /** With this name and the new password the form then logs in. */
    reply: object({ userName: text() }),
    errors: ['modify.new.old.same', 'verification.invalid'],
  }),
};

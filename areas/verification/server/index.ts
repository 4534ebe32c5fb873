// Verification: codes by SMS and mail, captchas, and limits that are counted. It knows nobody: who
// has a number is asked of the area that has the members, and what leaves the house is delivery's.
import { defineArea } from '@palaro/server';
import { verificationApi, verificationErrors } from '../verification.api.ts';
import { en } from '../verification.en.ts';
import { ty } from '../verification.ty.ts';
import { verificationHandlers } from './verification.handlers.ts';
import { dropExpired } from './verification.jobs.ts';
import './verification.tables.ts';

export const verificationArea = defineArea({
  name: 'verification',
  api: verificationApi,
  handlers: verificationHandlers,
  errors: verificationErrors,
  texts: { EN: en, TY: ty },
  jobs: [dropExpired],
});

export { addressOf, isSameCaller, networkOf } from './caller-address.ts';
export { takeCaptcha } from './captcha.ts';
export { countUse } from './count-use.ts';
export { giveCodeBack } from './give-code-back.ts';
export { registerNumberLookup } from './known-numbers.ts';
export { sendCode } from './send-code.ts';
export { takeCode } from './take-code.ts';

// Verification: codes by SMS, mail and authenticator app, passkeys, captchas, and counted limits.
// It does not know the members: accounts says who has a number, and delivery sends the messages.
import { defineArea } from '@palaro/server';
import { codeSentTexts } from './code-texts.ts';
import { verificationApi, verificationErrors } from '../verification.api.ts';
import { en } from '../verification.en.ts';
import { ty } from '../verification.ty.ts';
import { knownNumber } from './known-numbers.ts';
import { verificationHandlers } from './verification.handlers.ts';
import { dropExpired } from './verification.tasks.ts';
import './verification.tables.ts';

export const verificationArea = defineArea({
  name: 'verification',
  api: verificationApi,
  handlers: verificationHandlers,
  errors: verificationErrors,
  sentTexts: codeSentTexts,
  texts: { EN: en, TY: ty },
  needs: [knownNumber],
  tasks: [dropExpired],
});

export { newAppSecret, stepOfCode } from './app-code.ts';
export { addressOf, isSameCaller, networkOf } from './caller-address.ts';
export { takeCaptcha } from './captcha.ts';
export { countUse } from './count-use.ts';
export { giveCodeBack } from './give-code-back.ts';
export { knownNumber } from './known-numbers.ts';
export {
  passkeyParty,
  passkeyToMake,
  passkeyToUse,
  readMadePasskey,
  readUsedPasskey,
  type PasskeyJson,
  type StoredPasskey,
} from './passkey.ts';
export { sendCode } from './send-code.ts';
export { takeCode } from './take-code.ts';

import { call } from '@palaro/client';
import { smsForReset } from '@palaro/verification/api';

/** Asks for a reset code; the answer's `expiredMinutes` sets the countdown (FGT-07). */
export const askResetCode = (mobileNum: string, countryDialingCode: string) =>
  call(smsForReset, { body: { mobileNum, countryDialingCode } });

import { randomToken } from '@palaro/kernel';
import { digest } from '@palaro/ledger';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string) => UUID.test(text);

/** Tokens are kept as digests only, so a stolen copy of the table opens nothing. */
export const sessionToken = (token: string) => digest(`session/${token}`);

/** `gs_…` for real money, `gt_…` for trial, so that logs show which it is. */
export const newToken = (mode: 'real' | 'trial') =>
  `${mode === 'trial' ? 'gt' : 'gs'}_${randomToken()}`;
export const launchCode = (code: string) => digest(`launch/${code}`);

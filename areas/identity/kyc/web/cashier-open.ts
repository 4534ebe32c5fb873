import { pageExists } from '@palaro/client';

/** True if this site has screens for deposits and withdrawals, so that a text may promise both. */
export const cashierOpen = () => pageExists('/m/voucherCenter') && pageExists('/m/withdraw');

import type { Messages } from '@palaro/api';
import type { en } from './overview.en.ts';

export const ty: Messages<typeof en> = {
  'error.console.taken': 'May ibang kumuha na nito. Kunin po ang susunod.',
};

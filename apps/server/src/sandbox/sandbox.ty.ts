import type { Messages } from '@palaro/api';
import type { en } from './sandbox.en.ts';

export const ty: Messages<typeof en> = {
  'error.site.value_refused': 'Hindi tinatanggap ang halagang ito: {reason}.',
};

import type { Messages } from '@palaro/api';
import type { en } from './accounts.en.ts';

export const ty: Messages<typeof en> = {
  'error.login.failed': 'Walang ganitong user o naka-disable ito',
  'error.login.method_closed': 'Mag-log in po gamit ang iyong username at password.',
  'error.captcha.wrong': 'Maling captcha',
  captcha_wrong: 'Maling captcha',
};

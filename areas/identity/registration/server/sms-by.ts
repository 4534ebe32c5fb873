import { firebase } from '@palaro/accounts/server';
import type { App } from '@palaro/server';

/**
 * Who sends the registration's code. Without a Firebase project nobody could check Firebase's
 * tokens, so the site sends the code itself (REG-04).
 */
export const smsBy = (app: App): 'sms' | 'firebase' =>
  app.site.settings['registration.smsBy'] === 'firebase' && firebase.of(app) ? 'firebase' : 'sms';

import type { App } from '@palaro/server';
import { firebase } from './firebase.ts';

/**
 * Who sends the codes of logins and registrations. Without a Firebase project nobody could check
 * Firebase's tokens, so the site sends them itself (LOGIN-08, REG-04).
 */
export const codesBy = (app: App): 'sms' | 'firebase' =>
  app.site.settings['registration.smsBy'] === 'firebase' && firebase.of(app) ? 'firebase' : 'sms';

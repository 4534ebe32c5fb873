import { checkNewPassword, type MemberRecord } from '@palaro/accounts/server';
import { refuse, type App } from '@palaro/server';

/**
 * Throws for a password that is common or contains the member's data; the field has the message.
 */
export function refuseWeak(app: App, member: MemberRecord, password: string): void {
  const { account, mobile } = member;
  const brand = app.site.settings['site.name'];
  const message = checkNewPassword({ password, account, brand, ...(mobile ? { mobile } : {}) });
  if (message !== null) throw refuse('malformed', { fields: { newPassword: message } });
}

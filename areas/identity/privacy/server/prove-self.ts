import { proveLoginPassword } from '@palaro/accounts/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';

/** Asks for the login password again: an open session alone is not enough for what follows. */
export async function proveSelf(
  app: App,
  { id }: Member,
  password: string | undefined,
  request: RequestInfo,
): Promise<void> {
  if (!password) throw refuse('malformed', { fields: { password: 'privacy.password_required' } });
  if (await proveLoginPassword(app, id, password, request)) return;
  throw refuse('privacy.password_wrong', { fields: { password: 'privacy.password_wrong' } });
}

import { recordAccountChange } from '@palaro/accounts/server';
import { FIELD_RULES } from '@palaro/accounts/rules';
import { judgeField } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { isFree, nameTaken } from './prove.ts';
import { renameMember, takeNameChange } from './registration.repository.ts';

/** Whether the name can still be registered; a name that the rules forbid cannot. */
export async function checkUsername(app: App, typed: string) {
  const username = typed.trim();
  const fits = judgeField(FIELD_RULES.username, username) === null;
  return { available: fits && (await isFree(app, username)) };
}

/**
 * Lets a member replace his drawn name with one that he chooses, once. Throws `malformed` with the
 * field's message, `account.exists` for a taken name, and `username.fixed` for a name that was
 * chosen.
 */
export async function changeUsername(
  app: App,
  member: Member,
  typed: string | undefined,
  request: RequestInfo,
) {
  const username = typed?.trim();
  const wrong = judgeField(FIELD_RULES.username, username);
  if (username === undefined || wrong) {
    throw refuse('malformed', { fields: { username: wrong ?? 'accounts.reg.username.required' } });
  }
  const account = username.toLowerCase();
  if (!(await isFree(app, account))) throw nameTaken();
  try {
    await app.db.transaction().execute(async (tx) => {
      if (!(await takeNameChange(tx, member.id))) throw refuse('username.fixed');
      await renameMember(tx, member.id, account);
      const change = { memberId: member.id, what: 'username', by: 'member', request } as const;
      await recordAccountChange(tx, app, change);
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'member_account') throw nameTaken();
    throw error;
  }
  return { userName: account };
}

import { tidyName } from '@palaro/accounts/rules';
import { recordAccountChange } from '@palaro/accounts/server';
import { isHouseName } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { nicknameFault } from '../account-words.ts';

/** Changes the name that others see. */
export async function changeNickname(
  app: App,
  member: Member,
  typed: string,
  request: RequestInfo,
) {
  const house = isHouseName(typed, app.site.settings['site.name']);
  const fault = nicknameFault(typed) ?? (house ? 'accounts.reg.nickname.house' : null);
  if (fault) throw refuse('malformed', { fields: { nickname: fault } });
  const nickname = tidyName(typed);
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('member').set({ nickname }).where('id', '=', member.id).execute();
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'nickname',
      by: 'member',
      request,
    });
  });
  return { nickname };
}

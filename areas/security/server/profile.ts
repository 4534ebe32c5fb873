import { recordAccountChange } from '@palaro/accounts/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { nicknameFault, payeeNameFault, tidyName } from '../account-words.ts';

/** Changes what others read of the member. */
export async function changeNickname(
  app: App,
  member: Member,
  typed: string,
  request: RequestInfo,
) {
  const fault = nicknameFault(typed);
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

/** Says once in whose name the member's cards are; later only an operator changes it. */
export async function setPayeeName(app: App, member: Member, typed: string, request: RequestInfo) {
  const fault = payeeNameFault(typed);
  if (fault) throw refuse('malformed', { fields: { payeeName: fault } });
  const payeeName = tidyName(typed);
  await app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ payee_name: payeeName })
      .where('id', '=', member.id)
      .where('payee_name', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refuse('payee_name.exists');
    await recordAccountChange(tx, app, {
      memberId: member.id,
      what: 'payee_name',
      by: 'member',
      request,
    });
  });
  return { payeeName };
}

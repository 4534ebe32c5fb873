import { tidyName } from '@palaro/accounts/rules';
import { recordAccountChange, statedName } from '@palaro/accounts/server';
import { shareNamePart } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { payeeNameFault } from '../payee-name.ts';

/**
 * Sets the name that the member's cards must be in. This works once; later only an operator changes
 * it. A name that shares no part with the one given for verification is refused; another form of it
 * is taken, and compared once the document is proven (docs/decisions/077-payee-names.md).
 */
export async function setPayeeName(app: App, member: Member, typed: string, request: RequestInfo) {
  const fault = payeeNameFault(typed);
  if (fault) throw refuse('malformed', { fields: { payeeName: fault } });
  const payeeName = tidyName(typed);
  const stated = await statedName.of(app)(member.id);
  if (stated !== null && !shareNamePart(payeeName, stated)) {
    throw refuse('payee_name.mismatch', {
      values: { name: stated },
      fields: { payeeName: 'bank-cards.payee_other' },
    });
  }
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

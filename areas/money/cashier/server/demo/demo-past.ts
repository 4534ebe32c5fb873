import { findMemberByAccount } from '@palaro/accounts/server';
import { isLanguage, Money, plusSeconds } from '@palaro/kernel';
import type { App, Member } from '@palaro/server';

const HOUR_SECONDS = 3_600;

export const PROVIDER = 'SANDBOX';
/** What the sandbox provider keeps of a payment. */
export const sandboxFee = (amount: Money) => Money.scale(amount, { num: 15n, den: 1_000n }, 'up');

/** The site as it was then. Nobody hears of what happens in it: its news are old. */
export function appThen(app: App, hoursAgo: number): App {
  const at = plusSeconds(app.clock.now(), -hoursAgo * HOUR_SECONDS);
  const none = () => Promise.resolve();
  const queue = { ...app.queue, emit: none, emitEach: none, rowsOf: () => [] };
  return { ...app, queue, clock: { now: () => at, advance: () => undefined } };
}

export async function demoMember(app: App, account: string): Promise<Member> {
  const row = await findMemberByAccount(app.db, account);
  if (!row) throw new Error(`there is no demo member ${account}`);
  return {
    id: row.id,
    account,
    nickname: row.nickname,
    type: row.type,
    merchantCode: row.merchant_code,
    sessionId: '',
    kind: 'PL',
    restricted: false,
    language: isLanguage(row.language) ? row.language : 'EN',
  };
}

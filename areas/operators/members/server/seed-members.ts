import { findMemberByAccount } from '@palaro/accounts/server';
import { newId, plusSeconds } from '@palaro/kernel';
import { demoOperator } from '@palaro/operators/server';
import { askForChange, type App } from '@palaro/server';
import { correctionChange } from '@palaro/wallet/server';
import { typeChange } from './change-type.ts';
import { contactExportChange } from './export-contacts.ts';

const HOUR_SECONDS = 3_600;

/** What operators wrote down about `member1`. */
const NOTES = [
  {
    by: 'support1',
    hoursAgo: 23,
    text: 'Asked in the chat where earlier bets are shown. Showed the betting record; all clear.',
  },
  {
    by: 'operator2',
    hoursAgo: 70,
    text: 'Reads small letters with difficulty. Speak slowly and offer the larger text size.',
  },
];

/**
 * The demo's notes, and changes that wait for somebody else: each of the first two operators finds
 * some to decide, and one correction needs a third person (docs/domain/ledger.md §3).
 */
export async function seedMembers(app: App, progress: (what: string) => void): Promise<void> {
  progress('notes and changes that wait');
  const member = await idOf(app, 'member1');
  const rows = NOTES.map(({ by, hoursAgo, text }) => {
    const at = plusSeconds(app.clock.now(), -hoursAgo * HOUR_SECONDS);
    return { id: newId(at), member_id: member, text, written_by: by, written_at: at };
  });
  await app.db.insertInto('member_note').values(rows).execute();
  const ask = askForChange.of(app);
  const one = await demoOperator(app, 'operator1');
  const two = await demoOperator(app, 'operator2');
  await ask(two, correctionChange, {
    payload: { member: await idOf(app, 'member2'), amount: '1500.0000', code: 'complaint' },
    reason: 'Promised on the phone after the long wait of Saturday',
  });
  await ask(two, typeChange, {
    payload: { member: await idOf(app, 'player220'), type: '1' },
    reason: 'Applied as an agent; the interview went well',
  });
  await ask(one, correctionChange, {
    payload: { member: await idOf(app, 'agent1'), amount: '120000.0000', code: 'paymentError' },
    reason: 'Paid in at the bank but never credited; the slip is with finance',
  });
  await ask(one, contactExportChange, {
    payload: { state: 'active' },
    reason: 'Letter about the new terms, by order of the licensee',
  });
}

async function idOf(app: App, account: string): Promise<string> {
  const found = await findMemberByAccount(app.db, account);
  if (!found) throw new Error(`there is no demo member ${account}`);
  return found.id;
}

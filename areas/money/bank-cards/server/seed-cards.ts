import { findMemberByAccount } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { cardRow } from './bank-cards.ts';
import { insertCard, type CardRow } from './bank-cards.repository.ts';

const HOUR_SECONDS = 3_600;
const DAY = 24;

/** Demo payees with their cards: bank, number, hours since it was added. The first is the main. */
const PAYEES: readonly [account: string, name: string, cards: [string, string, number][]][] = [
  [
    'player206',
    'Marisol Aquino',
    [
      ['GCASH', '09175550206', 85 * DAY],
      ['BDO', '002060001234', 80 * DAY],
    ],
  ],
  ['player207', 'Rogelio Pascual', [['BPI', '2070004321', 30 * DAY]]],
  ['player208', 'Teresita Ocampo', [['MAYA', '09185550208', 3]]],
  ['player209', 'Efren Dizon', [['BDO', '002090006789', 40 * DAY]]],
  // The number of another member: it waits for an operator.
  ['player210', 'Corazon Magsino', [['GCASH', '09175550206', 4]]],
  ['player211', 'Danilo Evangelista', [['UBP', '002110009876', 60 * DAY]]],
  ['player212', 'Imelda Carreon', [['MAYA', '09185550212', 20 * DAY]]],
];

const WAITS = 'player210';

/** Cards and e-wallets of the demo's members, in each state; no bank knows their numbers. */
export async function seedCards(app: App, progress: (what: string) => void) {
  progress(`${PAYEES.length} members with cards`);
  for (const [account, name, cards] of PAYEES) {
    const member = await findMemberByAccount(app.db, account);
    if (!member) throw new Error(`there is no demo member ${account}`);
    await app.db
      .updateTable('member')
      .set({ payee_name: name })
      .where('id', '=', member.id)
      .execute();
    const state = account === WAITS ? ('review' as const) : ('active' as const);
    for (const [at, [bankCode, number, hours]] of cards.entries()) {
      const added = plusSeconds(app.clock.now(), -hours * HOUR_SECONDS);
      const then = { ...app, clock: { now: () => added, advance: () => undefined } };
      const row = cardRow(then, { ...member, payee_name: name }, { bankCode }, number);
      const card: CardRow = {
        ...row,
        state,
        review_since: state === 'review' ? added : null,
        is_default: at === 0 && state === 'active',
      };
      await app.db.transaction().execute((tx) => insertCard(tx, card));
    }
  }
}

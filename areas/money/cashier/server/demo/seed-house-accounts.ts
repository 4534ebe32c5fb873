import { newId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import '../cashier.tables.ts';

const HOLDER = 'PALARO DEMO INC';
const ACCOUNTS = [
  { bank_code: 'BDO', account_number: '001234567890', branch: 'Makati' },
  { bank_code: 'BPI', account_number: '0012345678', branch: 'Ortigas' },
  { bank_code: 'UBP', account_number: '109876543210', branch: null },
];

/** The demo's own accounts, to which members transfer by hand; no bank has them. */
export async function seedHouseAccounts({ db, clock }: App): Promise<void> {
  const rows = ACCOUNTS.map((one, i) => ({
    id: newId(clock.now()),
    ...one,
    holder: HOLDER,
    qr: null,
    enabled: true,
    sort: i + 1,
  }));
  await db.insertInto('house_bank_account').values(rows).execute();
}

import { createLedger, type Ledger } from '@palaro/ledger';
import { defineService } from '@palaro/server';
import { messageRows, sessionRows } from './own-rows.ts';

/** The node's ledger: the one writer of balances, shared by every area that moves money. */
export const ledgerOf = defineService<Ledger>('wallet.ledger', (app) => {
  const ledger = createLedger({
    pool: app.pool,
    report: (error, item) =>
      app.log.error({ err: error, key: item.key, member: item.member }, 'ledger item failed'),
  });
  ledger.register(sessionRows);
  ledger.register(messageRows);
  return ledger;
});

import { createLedger, type Ledger, type OwnRows } from '@palaro/ledger';
import { defineService, type App } from '@palaro/server';
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

/** Adds a kind of rows that commit with the money of a bet; once, at the start of its area. */
export const registerOwnRows = (app: App, rows: OwnRows): void => ledgerOf(app).register(rows);

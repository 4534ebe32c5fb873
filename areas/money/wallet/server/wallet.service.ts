import { createLedger, type Ledger, type LedgerAnswer } from '@palaro/ledger';
import { defineService } from '@palaro/server';
import { awardRows } from './award-rows.ts';
import { auditRows, eventRows } from './event-rows.ts';
import { ledgerWatch } from './ledger-metrics.ts';
import { messageRows, sessionRows } from './message-rows.ts';
import { limitRows } from './play-limits.ts';
import { tellBalance } from './tell-balance.ts';

/** The node's ledger. Every area that moves money shares it; nothing else writes balances. */
export const ledgerOf = defineService<Ledger>('wallet.ledger', (app) => {
  const ledger: Ledger = createLedger({
    pool: app.pool,
    watch: ledgerWatch(app, () => ledger.gauges()),
    report: (error, item) =>
      app.log.error({ err: error, key: item.key, member: item.member }, 'ledger item failed'),
  });
  ledger.register(sessionRows);
  ledger.register(limitRows);
  ledger.register(messageRows);
  ledger.register(awardRows);
  ledger.register(eventRows);
  ledger.register(auditRows);
  return {
    ...ledger,
    // Balances are sent from here, so that no caller can forget it.
    async commit(items) {
      const answers = await ledger.commit(items);
      items.forEach((item, i) => tellBalance(app, item, answers[i] as LedgerAnswer));
      return answers;
    },
  };
});

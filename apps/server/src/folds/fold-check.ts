import type { Check } from '@palaro/reconciliation/server';
import { compareFold, comparableFolds } from './compare-folds.ts';

/** Read models against postings, as one of the nightly checks. */
export const foldCheck: Check = {
  name: 'folds',
  says: 'every sum behind the ledger is what its postings say',
  async run(app) {
    const zone = app.site.settings['site.zone'];
    const found = [];
    for (const fold of comparableFolds()) found.push(...(await compareFold(app.pool, fold, zone)));
    return found.map(({ table, side, row }) => ({
      subject: `${table}/${side}/${Object.values(row).slice(0, 4).join('/')}`,
      details: { table, side, row },
    }));
  },
};

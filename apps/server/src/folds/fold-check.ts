import type { NightlyCheck } from '@palaro/server';
import { compareFolds, comparableFolds } from './compare-folds.ts';

/** Compares read models with postings, as one of the nightly checks. */
export const foldCheck: NightlyCheck = {
  name: 'folds',
  says: 'every sum folded from the ledger equals its postings',
  async run(app) {
    const zone = app.site.settings['site.zone'];
    const found = await compareFolds(app.pool, comparableFolds(), zone);
    return found.map(({ table, side, row }) => ({
      subject: `${table}/${side}/${Object.values(row).slice(0, 4).join('/')}`,
      details: { table, side, row },
    }));
  },
};

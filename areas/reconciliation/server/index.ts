// Reconciliation: what must agree, checked every night, and rounds that their vendor forgot. What
// differs becomes a finding for people; only a vendor's own answer books anything, through the
// wallet's door. Postings and rounds are the wallet's, vendors' lists come through their clients.
import { defineArea } from '@palaro/server';
import { Gauge } from 'prom-client';
import { addCheck } from './checks.ts';
import { countOpenFindings } from './findings.repository.ts';
import { listedRounds } from './listed-rounds.ts';
import { checkNightly, repairStuckRounds } from './reconciliation.jobs.ts';
import { vendorStatements } from './vendor-statements.ts';

export const reconciliationArea = defineArea({
  name: 'reconciliation',
  api: {},
  handlers: {},
  errors: {},
  texts: { EN: {}, TY: {} },
  // Rounds of the wallet's that a vendor is asked about.
  ownData: { tables: ['stuck_round'] },
  jobs: [checkNightly, repairStuckRounds],
  start(app) {
    addCheck(app, vendorStatements);
    addCheck(app, listedRounds);
    new Gauge({
      name: 'palaro_findings_open',
      help: 'Differences that wait for a person',
      registers: [app.metrics],
      async collect() {
        this.set(await countOpenFindings(app.db));
      },
    });
  },
});

export { addCheck, type Check } from './checks.ts';
export { COUNTERPARTS } from './counterparts.ts';

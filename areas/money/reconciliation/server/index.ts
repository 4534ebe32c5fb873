// Reconciliation: checks every night that records agree, and repairs rounds that their vendor left
// open. A difference becomes a finding for people, who match, accept and reopen it in the console.
// Only a vendor's answer books anything, through the wallet. Postings and rounds are the wallet's;
// vendors' lists come through their clients.
import { askForChange, defineArea, nightlyChecks } from '@palaro/server';
import { reconciliationConsoleApi } from '../console.api.ts';
import { en } from '../reconciliation.en.ts';
import { reconciliationErrors } from '../reconciliation.errors.ts';
import { ty } from '../reconciliation.ty.ts';
import { reconciliationHandlers } from './console.handlers.ts';
import { acceptFindingChange } from './decide-findings.ts';
import { digestSentText } from './digest-texts.ts';
import { Gauge } from 'prom-client';
import { recordChecks } from './checks.ts';
import { endFinding } from './end-finding.ts';
import { countOpenFindings } from './findings.repository.ts';
import { endCashDifference, keepByHand, keepCashDifference } from './cash-findings.ts';
import { keepLargePayout } from './keep-large-payout.ts';
import { keepMovedChips } from './keep-moved-chips.ts';
import { listedRounds } from './listed-rounds.ts';
import { checkNightly, repairStuckRounds } from './reconciliation.tasks.ts';
import { vendorStatements } from './vendor-statements.ts';

export const reconciliationArea = defineArea({
  name: 'reconciliation',
  api: reconciliationConsoleApi,
  handlers: reconciliationHandlers,
  errors: reconciliationErrors,
  sentTexts: [digestSentText],
  texts: { EN: en, TY: ty },
  // These are rounds of the wallet that a vendor is asked about.
  ownData: { tables: ['stuck_round'] },
  needs: [askForChange, nightlyChecks],
  changeKinds: [acceptFindingChange],
  checks: [...recordChecks, vendorStatements, listedRounds],
  listeners: {
    'payout.large': keepLargePayout,
    'credit.settled': endFinding,
    'cash.differs': keepCashDifference,
    'cash.explained': endCashDifference,
    'cash.by-hand': keepByHand,
    'chips.moved': keepMovedChips,
  },
  tasks: [checkNightly, repairStuckRounds],
  start(app) {
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

export { askRoundNow } from './ask-round.ts';
export { listOpenFindings } from './findings.repository.ts';
export { COUNTERPARTS } from './counterparts.ts';

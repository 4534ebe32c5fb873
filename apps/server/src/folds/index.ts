// Folds what the ledger has committed into read models, in one pass: steps, turns, the rebuild.
export { readConfig } from '../config.ts';
export { compareFolds, comparableFolds } from './compare-folds.ts';
export { rebuildFolds, zoneOf } from './rebuild-folds.ts';
export { foldNow, startFolds } from './run-folds.ts';

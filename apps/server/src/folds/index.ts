// What folds from the ledger behind its commits: the engine, the server's turns, the rebuild.
export { readConfig } from '../config.ts';
export { compareFold, comparableFolds } from './compare-folds.ts';
export { rebuildFolds, zoneOf } from './rebuild-folds.ts';
export { foldNow, startFolds } from './run-folds.ts';

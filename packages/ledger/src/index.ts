// Money: accounts, postings, holds, reversals, and the only code that writes balances. The ledger
// knows no game and reads no switch. Callers decide what a command means, and who may send it,
// before they pass an item in.
export * from './accounts.ts';
export * from './items.ts';
export * from './subledger.ts';
export { column, nullable, recordset, type RowOf } from './subledger-columns.ts';
export * from './ledger.ts';
export { LedgerUnavailable } from './connection.ts';
export { roundId } from './rounds.ts';
export { INVARIANTS } from './invariants.ts';
export { archiveParts } from './parts/archive-parts.ts';
export { archiveRounds, archivedBefore } from './parts/archive-rounds.ts';
export { addDayDigest, checkDigests } from './parts/digest-chain.ts';
export { exportMonths } from './parts/export-months.ts';
export { keepParts } from './parts/keep-parts.ts';

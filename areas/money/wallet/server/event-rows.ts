import type { OwnEntry, OwnRows } from '@palaro/ledger';
import { ADD_JOBS, type JobRow } from '@palaro/server';

const EVENT_ROWS = 'wallet.events';

/** Queues events about money in the commit that moves it, with the batch's other statements. */
export const eventRows: OwnRows = {
  name: EVENT_ROWS,
  subject: () => '',
  judge: () => ({ next: null }),
  write: ADD_JOBS,
};

/** Rows that send an event if and only if the ledger item posts. */
export const toldWith = (rows: readonly JobRow[]): OwnEntry[] =>
  rows.map((row) => ({ name: EVENT_ROWS, row: row as unknown as OwnEntry['row'] }));

import type { RowOf } from '@palaro/client';
import type { recordsApi } from '../records.api.ts';

/** A round as the record lists it. */
export type Bet = RowOf<typeof recordsApi.rounds>;

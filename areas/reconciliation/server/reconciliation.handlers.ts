import type { Handlers } from '@palaro/server';
import type { reconciliationApi } from '../reconciliation.api.ts';

export const reconciliationHandlers: Handlers<typeof reconciliationApi> = {};

import type { Handlers } from '@palaro/server';
import type { transfersApi } from '../transfers.api.ts';

export const transfersHandlers: Handlers<typeof transfersApi> = {};

import type { Handlers } from '@palaro/server';
import type { transfersConsoleApi } from '../console.api.ts';
import { listForOperators } from './list-for-operators.ts';

export const transfersConsoleHandlers: Handlers<typeof transfersConsoleApi> = {
  memberTransfers: ({ app, params, query }) => listForOperators(app, params.member, query),
};

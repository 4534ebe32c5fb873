import { wholeList, type Handlers } from '@palaro/server';
import type { playConsoleApi } from '../console.api.ts';
import { readReturns } from './returns/read-returns.ts';

export const playConsoleHandlers: Handlers<typeof playConsoleApi> = {
  gameReturns: async ({ app, request }) =>
    wholeList({ list: await readReturns(app, request.language) }),
};

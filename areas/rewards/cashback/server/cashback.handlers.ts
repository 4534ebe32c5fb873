import type { Handlers } from '@palaro/server';
import type { cashbackConsoleApi } from '../console.api.ts';
import { makeCashback } from './make-cashback.ts';

export const cashbackHandlers: Handlers<typeof cashbackConsoleApi> = {
  makeCashback: ({ app, operator, body }) => makeCashback(app, operator, body),
};

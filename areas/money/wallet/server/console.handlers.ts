import type { Handlers } from '@palaro/server';
import type { walletConsoleApi } from '../console.api.ts';
import { askForCorrection } from './correct-balance.ts';
import { exportCorrections } from './export-corrections.ts';
import { listCorrections } from './list-corrections.ts';

export const walletConsoleHandlers: Handlers<typeof walletConsoleApi> = {
  corrections: ({ app, query }) => listCorrections(app, query),
  exportCorrections: ({ app, operator, body }) => exportCorrections(app, operator, body),
  makeCorrection: ({ app, operator, body }) => askForCorrection(app, operator, body),
};

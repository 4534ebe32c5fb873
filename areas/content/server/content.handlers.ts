import type { Handlers } from '@palaro/server';
import type { contentApi } from '../content.api.ts';
import { readConsolidated, readStatus, readWhitelabel } from './read-site.ts';

export const contentHandlers: Handlers<typeof contentApi> = {
  consolidated: ({ app }) => readConsolidated(app),
  whitelabel: ({ app }) => readWhitelabel(app),
  status: ({ app }) => readStatus(app),
};

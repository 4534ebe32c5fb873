import type { Handlers } from '@palaro/server';
import type { rebateApi } from '../rebate.api.ts';
import { claimRebate, previewRebate } from './claim-rebate.ts';
import { listRebates } from './list-rebates.ts';

export const rebateHandlers: Handlers<typeof rebateApi> = {
  manualRebate: ({ app, member }) => previewRebate(app, member),
  claimRebate: ({ app, member }) => claimRebate(app, member),
  rebateReport: ({ app, member, query }) => listRebates(app, member, query),
};

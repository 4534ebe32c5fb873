import type { Handlers } from '@palaro/server';
import type { inboxConsoleApi } from '../console.api.ts';
import type { campaignsApi } from '../campaigns.api.ts';
import { sendCampaign, stopCampaign } from './campaigns/plan-campaign.ts';
import {
  listCampaigns,
  previewAudience,
  readCampaign,
  readSmsCost,
} from './campaigns/read-campaigns.ts';
import { listMemberMessages, listMemberOutbox } from './list-for-operators.ts';

export const inboxConsoleHandlers: Handlers<typeof inboxConsoleApi & typeof campaignsApi> = {
  memberMessages: ({ app, operator, params, query }) =>
    listMemberMessages(app, operator, params.member, query.pageNum),
  memberOutbox: ({ app, params }) => listMemberOutbox(app, params.member),
  campaigns: ({ app, query }) => listCampaigns(app, query),
  campaign: ({ app, params }) => readCampaign(app, params.campaign),
  campaignAudience: ({ app, query }) => previewAudience(app, query),
  smsCost: ({ app, query }) => readSmsCost(app, query.text ?? ''),
  sendCampaign: ({ app, operator, body }) => sendCampaign(app, operator, body),
  stopCampaign: ({ app, operator, params }) => stopCampaign(app, operator, params.campaign),
};

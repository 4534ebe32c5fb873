import {
  defineConsoleCall,
  doneOrWaiting,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import { WRITTEN_LANGUAGES } from '@palaro/kernel';

export const CAMPAIGN_CHANNELS = ['inbox', 'mail', 'sms'] as const;
export const CAMPAIGN_STATES = ['planned', 'sending', 'done', 'stopped'] as const;
/** Real members; trial, house and test accounts get no promotions. */
export const SEGMENT_TYPES = ['0', '1', '2', '42'] as const;
const KYC_LEVELS = ['0', '1', '2', '3'] as const;

const TITLE_MAX = 120;
const TEXT_MAX = 2_000;
const both = (max: number) => object({ EN: text({ min: 1, max }), TY: text({ min: 1, max }) });

/** Whom a campaign is for; what is not named does not matter. */
const segmentFields = {
  types: optional(list(oneOf(SEGMENT_TYPES), SEGMENT_TYPES.length)),
  languages: optional(list(oneOf(WRITTEN_LANGUAGES), WRITTEN_LANGUAGES.length)),
  kycLevels: optional(list(oneOf(KYC_LEVELS), KYC_LEVELS.length)),
  balance: optional(oneOf(['with', 'without'])),
  seenFrom: optional(instant()),
  seenUntil: optional(instant()),
  registeredFrom: optional(instant()),
  registeredUntil: optional(instant()),
};
/** As a message keeps it: a saved segment in the version that stood when it was sent. */
export const segment = () =>
  object({
    ...segmentFields,
    saved: optional(object({ id: uuid(), version: int({ min: 1 }) })),
  });
export type Segment = Static<ReturnType<typeof segment>>;

/** A saved segment, besides what else is named. */
const savedField = { saved: optional(uuid()) };

const campaignFields = {
  channel: oneOf(CAMPAIGN_CHANNELS),
  title: both(TITLE_MAX),
  content: both(TEXT_MAX),
  /** Empty: at once. */
  startsAt: optional(instant()),
};
/** A campaign as it is asked for. The browser names it, so that a repeat is not a second one. */
export const campaignDraft = () => object({ id: uuid(), ...campaignFields, segment: segment() });
export type CampaignDraft = Static<ReturnType<typeof campaignDraft>>;

const counts = {
  sent: int({ min: 0 }),
  excluded: int({ min: 0 }),
  noConsent: int({ min: 0 }),
  noAddress: int({ min: 0 }),
};

const campaignRow = object({
  id: uuid(),
  channel: oneOf(CAMPAIGN_CHANNELS),
  title: both(TITLE_MAX),
  state: oneOf(CAMPAIGN_STATES),
  startsAt: instant(),
  endedAt: nullable(instant()),
  people: list(text()),
  expected: int({ min: 0 }),
  ...counts,
});
export type CampaignRow = Static<typeof campaignRow>;

const CAMPAIGNS = '/console/api/messages/campaigns';
const views = { permission: 'message.view', method: 'GET' } as const;
const sends = { permission: 'message.send', method: 'POST' } as const;
const one = () => object({ campaign: uuid() });
const listed = (names: readonly string[]) =>
  optional(text({ max: 40, pattern: `^(${names.join('|')})(,(${names.join('|')}))*$` }));

/** Messages to a segment of members (docs/domain/operator-console.md §4, screen 26). */
export const campaignsApi = {
  campaigns: defineConsoleCall({
    ...views,
    path: CAMPAIGNS,
    summary: 'Messages to segments, newest first, with their progress',
    query: object({
      state: optional(oneOf(CAMPAIGN_STATES)),
      channel: optional(oneOf(CAMPAIGN_CHANNELS)),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', campaignRow),
  }),
  campaign: defineConsoleCall({
    ...views,
    path: `${CAMPAIGNS}/one/{campaign}`,
    summary: 'One message to a segment: text, segment, progress, and what became of it',
    params: one(),
    reply: object({
      campaign: campaignRow,
      content: both(TEXT_MAX),
      segment: segment(),
      /** Of `sent`: read in the inbox, or delivered and given up by the provider. */
      read: int({ min: 0 }),
      delivered: int({ min: 0 }),
      failed: int({ min: 0 }),
    }),
  }),
  campaignAudience: defineConsoleCall({
    permission: 'message.send',
    method: 'GET',
    path: `${CAMPAIGNS}/audience`,
    summary: 'How many a segment reaches now, who is counted out, and a sample',
    perMinute: 120,
    query: object({
      ...segmentFields,
      ...savedField,
      types: listed(SEGMENT_TYPES),
      languages: listed(WRITTEN_LANGUAGES),
      kycLevels: listed(KYC_LEVELS),
      channel: oneOf(CAMPAIGN_CHANNELS),
    }),
    reply: object({
      ...counts,
      sample: list(object({ member: text(), account: text(), language: text() })),
      /** Above it, and always for SMS, two people decide. */
      aloneUpTo: int(),
    }),
    errors: ['campaign.too_broad', 'segment.archived'],
  }),
  smsCost: defineConsoleCall({
    permission: 'message.send',
    method: 'GET',
    path: `${CAMPAIGNS}/sms-cost`,
    summary: 'What one SMS with this text costs at most',
    perMinute: 120,
    query: object({ text: optional(text({ max: TEXT_MAX })) }),
    reply: object({ parts: int({ min: 1 }), cost: money() }),
  }),
  sendCampaign: defineConsoleCall({
    ...sends,
    records: 'campaign.plan',
    creates: 'key-table',
    path: CAMPAIGNS,
    summary: 'Sends to a segment; two people for SMS and above 500 members',
    body: object({
      id: uuid(),
      ...campaignFields,
      ...segmentFields,
      ...savedField,
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: [
      'campaign.nobody',
      'campaign.too_broad',
      'campaign.languages_missing',
      'segment.archived',
    ],
  }),
  stopCampaign: defineConsoleCall({
    ...sends,
    records: 'campaign.stop',
    creates: 'key-table',
    path: `${CAMPAIGNS}/one/{campaign}/stop`,
    summary: 'Stops it: nobody else gets it. What was handed over goes out',
    params: one(),
    reply: object({}),
    errors: ['campaign.ended'],
  }),
};

import {
  askForChange,
  COMPARED,
  compared,
  defineChangeKind,
  linkFact,
  NO_FACT,
  recordAudit,
  refuse,
  textFact,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import type { Body } from '@palaro/api';
import { readInTime, segmentToUse } from '@palaro/segments/server';
import { campaignDraft, type CampaignDraft, type campaignsApi } from '../../campaigns.api.ts';
import {
  countAudience,
  endCampaign,
  findCampaign,
  insertCampaign,
  lockCampaign,
} from './campaigns.repository.ts';
import { campaignTask } from './send-campaign.ts';

/** One operator sends to so many at most; SMS cost money and are never sent by one alone. */
export const ALONE_UP_TO = 500;
const MS = 1_000;

type Asked = Body<typeof campaignsApi.sendCampaign>;

/** Reads an audience within a bounded time. Refuses `campaign.too_broad`. */
export const readAudience = <T>(app: App, read: (tx: Tx) => Promise<T>): Promise<T> =>
  readInTime(app, read, () => refuse('campaign.too_broad'));

/** Sends after two people agreed: SMS, and more members than one decides about alone. */
export const campaignChange = defineChangeKind({
  name: 'campaign.send',
  payload: campaignDraft(),
  concerns: 'values',
  // Those who decide about members; among them is whoever answers for responsible gaming.
  approve: 'change.approve.member',
  subject: ({ id }) => `campaign:${id}`,
  before: async (_app, tx, { id }) => ((await findCampaign(tx, id)) ? { planned: true } : {}),
  after: ({ channel, title, content, segment, startsAt }) => ({
    planned: true,
    channel,
    title,
    content,
    segment,
    ...(startsAt ? { startsAt } : {}),
  }),
  facts: async (app, tx, { id, startsAt, ...draft }) => ({
    id: linkFact(id, `/console/campaigns/${id}`),
    members: textFact(String((await countAudience(app, tx, draft, app.clock.now())).sent)),
    startsAt: startsAt === undefined ? NO_FACT : COMPARED,
    ...compared(draft),
  }),
  async apply(app, tx, { payload, people }) {
    const now = app.clock.now();
    const counted = await countAudience(app, tx, payload, now);
    await plan(app, tx, payload, { people, expected: counted.sent });
  },
});

/**
 * Sends a message to a segment: at once or planned, by one person or after a second one agreed. The
 * same id twice plans once. Refuses `campaign.nobody`, `campaign.too_broad`,
 * `campaign.languages_missing`, `segment.archived`, and what asking for a change refuses.
 */
export async function sendCampaign(app: App, operator: Operator, asked: Asked) {
  const { id, channel, title, content, startsAt, reason, saved, ...rest } = asked;
  const texts = [title.EN, title.TY, content.EN, content.TY];
  if (texts.some((text) => text.trim() === '')) throw refuse('campaign.languages_missing');
  const segment = { ...rest, ...(saved && { saved: await segmentToUse(app, saved) }) };
  const draft: CampaignDraft = {
    id,
    channel,
    title,
    content,
    segment,
    ...(startsAt ? { startsAt } : {}),
  };
  const now = app.clock.now();
  const { sent } = await readAudience(app, (tx) => countAudience(app, tx, draft, now));
  if (sent === 0) throw refuse('campaign.nobody');
  if (channel === 'sms' || sent > ALONE_UP_TO) {
    return askForChange.of(app)(operator, campaignChange, { payload: draft, reason });
  }
  await app.db.transaction().execute(async (tx) => {
    await plan(app, tx, draft, { people: [operator.name], expected: sent });
    const after = { channel, segment, members: sent, startsAt: startsAt ?? now.toISOString() };
    await recordAudit(tx, operator, now, { subject: `campaign:${id}`, after, reason });
  });
  return { changeId: null };
}

async function plan(
  app: App,
  tx: Tx,
  { id, channel, title, content, segment, startsAt }: CampaignDraft,
  { people, expected }: { people: readonly string[]; expected: number },
) {
  const now = app.clock.now();
  const wanted = startsAt ? new Date(startsAt) : now;
  const starts_at = wanted > now ? wanted : now;
  const written = await insertCampaign(tx, {
    id,
    channel,
    starts_at,
    expected,
    made_at: now,
    made_by: [...people],
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    segment: JSON.stringify(segment),
  });
  if (!written) return;
  const afterSeconds = (starts_at.getTime() - now.getTime()) / MS;
  await app.queue.add(tx, campaignTask, { id }, { afterSeconds });
}

/**
 * Ends a campaign before everybody had his turn. Whose turn is being taken now still gets it.
 * Refuses `not_found`, `campaign.ended`.
 */
export const stopCampaign = (app: App, operator: Operator, id: string) =>
  app.db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (!campaign) throw refuse('not_found');
    if (campaign.ended_at !== null) throw refuse('campaign.ended');
    const now = app.clock.now();
    await endCampaign(tx, id, 'stopped', now);
    await recordAudit(tx, operator, now, {
      subject: `campaign:${id}`,
      before: { state: campaign.state },
      after: { state: 'stopped', sent: campaign.sent },
    });
    return {};
  });

import type { Query } from '@palaro/api';
import { smsPrice } from '@palaro/delivery/server';
import { segmentToUse } from '@palaro/segments/server';
import { listPage, refuse, type App } from '@palaro/server';
import type { CampaignRow, campaignsApi, Segment } from '../../campaigns.api.ts';
import {
  countAudience,
  findCampaign,
  pageOfCampaigns,
  readResults,
  sampleAudience,
  type Campaign,
  type Counted,
} from './campaigns.repository.ts';
import { ALONE_UP_TO, readAudience } from './plan-campaign.ts';
import { stopLine } from './send-campaign.ts';

const PAGE_SIZE = 50;
const SAMPLE = 10;

const countsOf = ({ sent, excluded, no_consent, no_address }: Counted) => ({
  sent,
  excluded,
  noConsent: no_consent,
  noAddress: no_address,
});

const rowOf = (row: Campaign): CampaignRow => ({
  id: row.id,
  channel: row.channel,
  title: row.title,
  state: row.state,
  startsAt: row.starts_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  people: row.made_by,
  expected: row.expected,
  ...countsOf(row),
});

type Sought = Query<typeof campaignsApi.campaigns>;

/** A page of campaigns, newest first. */
export async function listCampaigns(app: App, { state, channel, pageNum = 1 }: Sought) {
  const skip = (pageNum - 1) * PAGE_SIZE;
  const { rows, total } = await pageOfCampaigns(
    app.db,
    { state, channel },
    { size: PAGE_SIZE, skip },
  );
  return listPage(rows.map(rowOf), { pageNum, size: PAGE_SIZE, total });
}

/** One campaign with what became of it. Refuses `not_found`. */
export async function readCampaign(app: App, id: string) {
  const found = await findCampaign(app.db, id);
  if (!found) throw refuse('not_found');
  const results = await readResults(app.db, id);
  return { campaign: rowOf(found), content: found.content, segment: found.segment, ...results };
}

/**
 * Whom a segment reaches now and who is counted out, with some of those it reaches. Refuses
 * `campaign.too_broad`, `segment.archived`.
 */
export async function previewAudience(
  app: App,
  asked: Query<typeof campaignsApi.campaignAudience>,
) {
  const { channel, types, languages, kycLevels, saved, ...rest } = asked;
  const named = { types, languages, kycLevels };
  // Each was checked to be a list of known values.
  const lists = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, value?.split(',')]),
  );
  const chosen = saved && { saved: await segmentToUse(app, saved) };
  const segment = { ...rest, ...lists, ...chosen } as Segment;
  const now = app.clock.now();
  const [counted, sample] = await readAudience(app, async (tx) => [
    await countAudience(app, tx, { channel, segment }, now),
    await sampleAudience(app, tx, { channel, segment }, now, SAMPLE),
  ]);
  return { ...countsOf(counted), sample, aloneUpTo: ALONE_UP_TO };
}

/** What one SMS with this text costs at most, the line about stopping included. */
export const readSmsCost = (app: App, text: string) =>
  smsPrice(app, `${text}\n\n${stopLine(app, 'EN')}`);

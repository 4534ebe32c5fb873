import type { MemberId } from '@palaro/kernel';
import type { App, Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { CampaignDraft, CampaignRow } from '../../campaigns.api.ts';
import '../inbox.tables.ts';
import { outcomeNow, segmentMembers } from './segment.ts';

export type Campaign = Selectable<Tables['campaign']>;
export type Outcome = Tables['campaign_turn']['outcome'];
export interface Counted {
  sent: number;
  excluded: number;
  no_consent: number;
  no_address: number;
}

/** Counts members by what their turn would come to now. */
export async function countAudience(
  app: App,
  db: Db,
  { channel, segment }: Pick<CampaignDraft, 'channel' | 'segment'>,
  now: Date,
): Promise<Counted> {
  const { rows } = await sql<{ outcome: Outcome; count: number }>`
    select outcome, count(*)::int count
    from (select ${outcomeNow(channel, now)} outcome from member m
      where ${await segmentMembers(app, db, segment)}) judged
    group by outcome`.execute(db);
  const counted = { sent: 0, excluded: 0, no_consent: 0, no_address: 0 };
  for (const { outcome, count } of rows) counted[outcome] = count;
  return counted;
}

/** Some of those whom it would reach, the newest. */
export async function sampleAudience(
  app: App,
  db: Db,
  { channel, segment }: Pick<CampaignDraft, 'channel' | 'segment'>,
  now: Date,
  most: number,
) {
  const { rows } = await sql<{ member: string; account: string; language: string }>`
    select m.id::text member, m.account, m.language from member m
    where ${await segmentMembers(app, db, segment)} and ${outcomeNow(channel, now)} = 'sent'
    order by m.id desc limit ${most}`.execute(db);
  return rows;
}

/** Returns false if a campaign of this id is there already. */
export async function insertCampaign(tx: Tx, row: Insertable<Tables['campaign']>) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('campaign')
    .values(row)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findCampaign = (db: Db, id: string) =>
  db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCampaign = (tx: Tx, id: string) =>
  tx.selectFrom('campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface Recipient {
  id: MemberId;
  language: string;
  mobile: string | null;
  email: string | null;
  outcome: Outcome;
}

/** The next members whose turn it is, in the order of their ids. */
export async function nextRecipients(app: App, tx: Tx, campaign: Campaign, most: number) {
  const now = app.clock.now();
  const { rows } = await sql<Recipient>`
    select m.id, m.language, m.mobile, m.email, ${outcomeNow(campaign.channel, now)} outcome
    from member m where m.id > ${campaign.last_member}
      and ${await segmentMembers(app, tx, campaign.segment)}
    order by m.id limit ${most}`.execute(tx);
  return rows;
}

/** Notes turns; returns the members who had none yet, so that nobody has two. */
export async function insertTurns(
  tx: Tx,
  campaign: string,
  turns: readonly Recipient[],
  at: Date,
): Promise<Set<MemberId>> {
  if (turns.length === 0) return new Set();
  const rows = await tx
    .insertInto('campaign_turn')
    .values(turns.map(({ id, outcome }) => ({ campaign_id: campaign, member_id: id, outcome, at })))
    .onConflict((same) => same.doNothing())
    .returning('member_id')
    .execute();
  return new Set(rows.map(({ member_id }) => member_id as MemberId));
}

/** Adds the turns to the counts and goes on behind the last one. */
export const advance = (tx: Tx, id: string, last: string | null, turns: readonly Outcome[]) => {
  const of = (outcome: Outcome) => turns.filter((one) => one === outcome).length;
  return sql`update campaign set state = 'sending',
      last_member = coalesce(${last}::bigint, last_member),
      sent = sent + ${of('sent')}, excluded = excluded + ${of('excluded')},
      no_consent = no_consent + ${of('no_consent')}, no_address = no_address + ${of('no_address')}
    where id = ${id}`.execute(tx);
};

export const endCampaign = (tx: Tx, id: string, state: 'done' | 'stopped', at: Date) =>
  tx.updateTable('campaign').set({ state, ended_at: at }).where('id', '=', id).execute();

interface Filter {
  state?: CampaignRow['state'] | undefined;
  channel?: CampaignRow['channel'] | undefined;
}

export async function pageOfCampaigns(
  db: Db,
  { state, channel }: Filter,
  { size, skip }: { size: number; skip: number },
) {
  const found = db
    .selectFrom('campaign')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!))
    .$if(channel !== undefined, (rows) => rows.where('channel', '=', channel!));
  const rows = await found
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(skip)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Marks what belongs to a campaign: the key of inbox messages, the purpose of mails and SMS. */
export const markOf = (campaign: string) => `campaign/${campaign}`;

/** What became of what was sent. */
export async function readResults(db: Db, campaign: string) {
  const mark = markOf(campaign);
  const { rows } = await sql<{ read: number; delivered: number; failed: number }>`
    select (select count(*)::int from inbox_message
        where key = ${mark} and key like 'campaign/%' and read_at is not null) "read",
      count(*) filter (where state = 'delivered')::int delivered,
      count(*) filter (where state = 'failed')::int failed
    from outbox where purpose = ${mark} and purpose like 'campaign/%'`.execute(db);
  return rows[0] ?? { read: 0, delivered: 0, failed: 0 };
}

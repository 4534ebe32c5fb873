import { WRITTEN_LANGUAGES } from '@palaro/kernel';
import { refuse, type Actor, type App } from '@palaro/server';
import { CONTENT_MAX, contentImage } from '../content.api.ts';
import { changeContent, takeTurns } from './change-content.ts';
import { HTML_RULES } from './clean-html.ts';
import type { Texts } from './content.tables.ts';
import { missingIn } from './missing-languages.ts';
import { cleanTexts } from './published.ts';

interface Written {
  title: Texts;
  /** HTML. */
  content: Texts;
}

export interface TopicDraft extends Written {
  device?: 'MOBILE' | 'WEB' | undefined;
  sort: number;
  published: boolean;
}

export interface AgreementDraft extends Written {
  inForceFrom: Date;
}

/** Creates a help topic, or saves the one with this id. A published topic needs both languages. */
export async function saveHelpTopic(app: App, actor: Actor, draft: TopicDraft, id?: string) {
  if (draft.published) await needsBoth(draft);
  const { device = null, sort, published } = draft;
  const row = { ...(await textsOf(draft)), device, sort, published };
  return changeContent(app, actor, { kind: 'help_topic', action: 'save' }, async (tx) => {
    const saved = id
      ? await tx
          .updateTable('help_topic')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
      : await tx.insertInto('help_topic').values(row).returning('id').executeTakeFirst();
    if (!saved) throw refuse('not_found');
    return { entry: saved.id, version: draft };
  });
}

/** Puts the named topics in this order. All others keep their numbers. */
export const orderHelpTopics = (app: App, actor: Actor, ids: readonly string[]) =>
  changeContent(app, actor, { kind: 'help_topic', action: 'order' }, async (tx) => {
    for (const [i, id] of ids.entries()) {
      await tx.updateTable('help_topic').set({ sort: i }).where('id', '=', id).execute();
    }
    return { entry: ids[0] ?? '', after: { ids } };
  });

/**
 * Adds the next version of the user agreement, valid from a given time. A version never changes
 * afterwards, so that members' consent still refers to the text they saw (REWARD-06).
 */
export async function addAgreement(app: App, actor: Actor, draft: AgreementDraft) {
  await needsBoth(draft);
  const what = { kind: 'agreement_version', action: 'add' } as const;
  return changeContent(app, actor, what, async (tx) => {
    await takeTurns(tx, what.kind);
    const last = await tx
      .selectFrom('agreement_version')
      .select((read) => read.fn.max('version').as('version'))
      .executeTakeFirst();
    const version = (last?.version ?? 0) + 1;
    const row = { ...(await textsOf(draft)), version, in_force_from: draft.inForceFrom };
    await tx.insertInto('agreement_version').values(row).execute();
    return { entry: String(version), version: draft };
  });
}

export interface MatchDraft {
  matchTime: Date;
  shownFrom: Date;
  shownUntil: Date;
  league: Texts;
  homeTeam: string;
  awayTeam: string;
  /** Addresses of stored pictures. */
  homeImage: string;
  awayImage: string;
  vendor: string;
  roomId: string;
  nodeId: string;
}

/** Adds matches, either all or none. Throws `content.unfit` if a time is invalid. */
export async function addHotMatches(app: App, actor: Actor, drafts: readonly MatchDraft[]) {
  for (const draft of drafts) judgeMatch(draft);
  return changeContent(app, actor, { kind: 'hot_match', action: 'add' }, async (tx) => {
    const rows = drafts.map((draft) => ({
      match_time: draft.matchTime,
      shown_from: draft.shownFrom,
      shown_until: draft.shownUntil,
      league: JSON.stringify(draft.league),
      home_team: draft.homeTeam,
      away_team: draft.awayTeam,
      home_image: draft.homeImage,
      away_image: draft.awayImage,
      vendor: draft.vendor,
      room_id: draft.roomId,
      node_id: draft.nodeId,
    }));
    const added = await tx.insertInto('hot_match').values(rows).returning('id').execute();
    return { entry: added[0]?.id ?? '', after: { count: drafts.length, first: drafts[0] } };
  });
}

/** Takes a match back. Throws `not_found`. */
export const removeHotMatch = (app: App, actor: Actor, id: string) =>
  changeContent(app, actor, { kind: 'hot_match', action: 'remove' }, async (tx) => {
    const gone = await tx
      .deleteFrom('hot_match')
      .where('id', '=', id)
      .returning(['home_team', 'away_team', 'match_time'])
      .executeTakeFirst();
    if (!gone) throw refuse('not_found');
    return { entry: id, before: gone };
  });

function judgeMatch(draft: MatchDraft) {
  if (draft.shownUntil <= draft.shownFrom) throw unfit('shownUntil');
  for (const image of [draft.homeImage, draft.awayImage]) {
    if (!image.startsWith(contentImage.base)) throw unfit('images');
  }
}

const unfit = (field: string) => refuse('content.unfit', { values: { field } });

async function needsBoth({ title, content }: Written) {
  if (missingIn({ title, content: await cleanTexts(content) }).length > 0) {
    throw refuse('content.languages_missing');
  }
  if (WRITTEN_LANGUAGES.some((one) => content[one].length > CONTENT_MAX)) throw unfit('content');
}

const textsOf = async ({ title, content }: Written) => ({
  title: JSON.stringify(title),
  content: JSON.stringify(await cleanTexts(content)),
  rules: HTML_RULES,
});

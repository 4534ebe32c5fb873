import {
  address,
  bool,
  day,
  defineConsoleCall,
  id,
  instant,
  int,
  json,
  list,
  memberId,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';
import { WRITTEN_LANGUAGES } from '@palaro/kernel';
import { ANNOUNCEMENT_TYPES, CONTENT_MAX, EXECUTIONS, GROUPS, PLATFORMS } from './published.api.ts';

/** The largest picture that an upload may have. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const CONTENT_STATES = ['draft', 'scheduled', 'live', 'ended'] as const;
/** Kinds whose texts have versions. */
export const VERSIONED = ['announcement', 'help_topic'] as const;

const TITLE_MAX = 200;
const IMAGES_MAX = 10;
export const ORDERED_MAX = 200;
const entryId = rowNumber;
const ofEntry = () => object({ entry: entryId() });
const pageNum = () => optional(int({ min: 1, max: 10_000 }));
const both = (max: number) => object({ EN: text({ max }), TY: text({ max }) });
const written = { title: both(TITLE_MAX), content: both(CONTENT_MAX) };

/** Whom an announcement is for; the fields belong to kinds (`audience.ts`). */
const audience = () =>
  object({
    kind: oneOf(['all', 'vip', 'line', 'tag']),
    from: optional(int({ min: 0, max: 100 })),
    to: optional(int({ min: 0, max: 100 })),
    member: optional(memberId()),
    tag: optional(text({ min: 1, max: 64 })),
  });

const announcementFields = {
  type: oneOf(ANNOUNCEMENT_TYPES),
  ...written,
  execution: optional(oneOf(EXECUTIONS)),
  groupName: optional(oneOf(GROUPS)),
  platform: optional(oneOf(PLATFORMS)),
  merchantCode: optional(text({ max: 32 })),
  images: optional(list(text({ max: 200 }), IMAGES_MAX)),
  link: optional(address({ max: 500 })),
  promotionType: optional(text({ max: 64 })),
  promotionId: optional(id()),
  audience: optional(audience()),
  forTrials: optional(bool()),
  pinned: optional(bool()),
  sort: optional(int({ min: 0, max: 10_000 })),
  startsAt: instant(),
  endsAt: optional(instant()),
};
const announcementDraft = () => object(announcementFields);
export type WrittenAnnouncement = Static<ReturnType<typeof announcementDraft>>;

const announcementRow = object({
  id: entryId(),
  type: oneOf(ANNOUNCEMENT_TYPES),
  title: both(TITLE_MAX),
  state: oneOf(CONTENT_STATES),
  execution: nullable(oneOf(EXECUTIONS)),
  groupName: nullable(oneOf(GROUPS)),
  pinned: bool(),
  /** Who it is for, if not everybody. */
  audience: oneOf(['all', 'vip', 'line', 'tag']),
  sort: int(),
  startsAt: instant(),
  endsAt: nullable(instant()),
  /** Languages in which title or text is empty. */
  missing: list(oneOf(WRITTEN_LANGUAGES)),
  /** How often it was tapped; banners only. */
  taps: int({ min: 0 }),
});
export type AnnouncementRow = Static<typeof announcementRow>;

/** Visitors, each counted once a day. */
const counts = { shown: int({ min: 0 }), closed: int({ min: 0 }), clicked: int({ min: 0 }) };

const topicFields = {
  ...written,
  device: optional(oneOf(['MOBILE', 'WEB'])),
  sort: int({ min: 0, max: 10_000 }),
  published: bool(),
};
const topicDraft = () => object(topicFields);
export type WrittenTopic = Static<ReturnType<typeof topicDraft>>;

const matchFields = {
  matchTime: instant(),
  shownFrom: instant(),
  shownUntil: instant(),
  league: both(TITLE_MAX),
  homeTeam: text({ min: 1, max: 80 }),
  awayTeam: text({ min: 1, max: 80 }),
  homeImage: address({ max: 200 }),
  awayImage: address({ max: 200 }),
  vendor: text({ min: 1, max: 64 }),
  roomId: text({ min: 1, max: 64 }),
  nodeId: text({ min: 1, max: 64 }),
};

const CONTENT = '/console/api/content';
const ANNOUNCEMENTS = `${CONTENT}/announcements`;
const TOPICS = `${CONTENT}/help`;
const views = { permission: 'content.view', method: 'GET' } as const;
const edits = { permission: 'content.edit' } as const;
const saved = () => object({ id: entryId() });
const UNFIT = ['content.unfit', 'content.languages_missing'] as const;

/** What operators publish (docs/domain/operator-console.md §4, screen 14). */
export const consoleApi = {
  announcementList: defineConsoleCall({
    ...views,
    path: ANNOUNCEMENTS,
    summary: 'Announcements of every type and state, in the order in which members see them',
    query: object({
      type: optional(oneOf(ANNOUNCEMENT_TYPES)),
      state: optional(oneOf(CONTENT_STATES)),
      groupName: optional(oneOf(GROUPS)),
      execution: optional(oneOf(EXECUTIONS)),
      /** Title or text is empty in this language. */
      missing: optional(oneOf(WRITTEN_LANGUAGES)),
      pageNum: pageNum(),
      pageSize: optional(int({ min: 1, max: ORDERED_MAX })),
    }),
    reply: page('list', announcementRow),
  }),
  announcementDraft: defineConsoleCall({
    ...views,
    path: `${ANNOUNCEMENTS}/{entry}`,
    summary: 'One announcement as operators wrote it',
    params: ofEntry(),
    reply: object({ id: entryId(), state: oneOf(CONTENT_STATES), draft: announcementDraft() }),
  }),
  popupCounts: defineConsoleCall({
    ...views,
    path: `${ANNOUNCEMENTS}/{entry}/counts`,
    summary: 'How often a popup was shown, closed and clicked: in sum, and by day, newest first',
    params: ofEntry(),
    reply: object({ sum: object(counts), days: list(object({ day: day(), ...counts })) }),
  }),
  createAnnouncement: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.save',
    creates: 'key-table',
    path: ANNOUNCEMENTS,
    summary: 'Writes an announcement, which is a draft at first',
    body: announcementDraft(),
    reply: saved(),
    errors: UNFIT,
  }),
  saveAnnouncement: defineConsoleCall({
    ...edits,
    method: 'PUT',
    records: 'content.save',
    creates: 'key-table',
    path: `${ANNOUNCEMENTS}/{entry}`,
    summary: 'Saves an announcement; a published one changes at once',
    params: ofEntry(),
    body: announcementDraft(),
    reply: saved(),
    errors: UNFIT,
  }),
  publishAnnouncement: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.publish',
    creates: 'key-table',
    path: `${ANNOUNCEMENTS}/{entry}/publish`,
    summary: 'Publishes an announcement, which needs both languages, for its times',
    params: ofEntry(),
    reply: object({}),
    errors: UNFIT,
  }),
  unpublishAnnouncement: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.unpublish',
    creates: 'key-table',
    path: `${ANNOUNCEMENTS}/{entry}/unpublish`,
    summary: 'Makes an announcement a draft again',
    params: ofEntry(),
    reply: object({}),
  }),
  orderAnnouncements: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.order',
    creates: 'key-table',
    path: `${CONTENT}/order`,
    summary: 'Puts the named announcements into this order',
    body: object({ ids: list(entryId(), ORDERED_MAX) }),
    reply: object({}),
  }),
  contentVersions: defineConsoleCall({
    ...views,
    path: `${CONTENT}/versions/{kind}/{entry}`,
    summary: 'What an announcement or help topic was at each saving, newest first',
    params: object({ kind: oneOf(VERSIONED), entry: entryId() }),
    reply: page(
      'list',
      object({
        id: entryId(),
        savedAt: instant(),
        savedBy: text(),
        value: json<Record<string, unknown>>(),
      }),
    ),
  }),
  restoreVersion: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.save',
    creates: 'key-table',
    path: `${CONTENT}/versions/{kind}/{entry}/{version}/restore`,
    summary: 'Saves an old version again as the newest one',
    params: object({ kind: oneOf(VERSIONED), entry: entryId(), version: entryId() }),
    reply: object({}),
    errors: UNFIT,
  }),
  topicList: defineConsoleCall({
    ...views,
    path: TOPICS,
    summary: 'Help topics in the order of the help center, with drafts',
    query: object({ pageNum: pageNum() }),
    reply: page('list', object({ id: entryId(), ...topicFields })),
  }),
  topicDraft: defineConsoleCall({
    ...views,
    path: `${TOPICS}/{entry}`,
    summary: 'One help topic as operators wrote it',
    params: ofEntry(),
    reply: object({ id: entryId(), ...topicFields }),
  }),
  createTopic: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.save',
    creates: 'key-table',
    path: TOPICS,
    summary: 'Writes a help topic',
    body: topicDraft(),
    reply: saved(),
    errors: UNFIT,
  }),
  saveTopic: defineConsoleCall({
    ...edits,
    method: 'PUT',
    records: 'content.save',
    creates: 'key-table',
    path: `${TOPICS}/{entry}`,
    summary: 'Saves a help topic, published or not',
    params: ofEntry(),
    body: topicDraft(),
    reply: saved(),
    errors: UNFIT,
  }),
  orderTopics: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.order',
    creates: 'key-table',
    path: `${TOPICS}/order`,
    summary: 'Puts the named help topics into this order',
    body: object({ ids: list(entryId(), ORDERED_MAX) }),
    reply: object({}),
  }),
  agreementList: defineConsoleCall({
    ...views,
    path: `${CONTENT}/agreements`,
    summary: 'Versions of the user agreement, newest first; none is ever changed',
    reply: page('list', object({ version: int(), inForceFrom: instant(), ...written })),
  }),
  addAgreement: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.add',
    creates: 'key-table',
    path: `${CONTENT}/agreements`,
    summary: 'Adds the next version of the user agreement',
    body: object({ ...written, inForceFrom: instant() }),
    reply: saved(),
    errors: UNFIT,
  }),
  matchList: defineConsoleCall({
    ...views,
    path: `${CONTENT}/matches`,
    summary: 'Matches that are put forward and not over, the next one first',
    query: object({ pageNum: pageNum() }),
    reply: page('list', object({ id: entryId(), ...matchFields })),
  }),
  addMatch: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.add',
    creates: 'key-table',
    path: `${CONTENT}/matches`,
    summary: 'Puts a match forward',
    body: object(matchFields),
    reply: saved(),
    errors: UNFIT,
  }),
  removeMatch: defineConsoleCall({
    ...edits,
    method: 'DELETE',
    records: 'content.remove',
    repeatable: true,
    path: `${CONTENT}/matches/{entry}`,
    summary: 'Takes a match back',
    params: ofEntry(),
    reply: object({}),
  }),
  uploadImage: defineConsoleCall({
    ...edits,
    method: 'POST',
    records: 'content.image',
    creates: 'key-table',
    path: `${CONTENT}/images`,
    summary: 'Stores a PNG, JPG, WebP or AVIF picture for content, as AVIF and WebP',
    upload: { maxBytes: IMAGE_MAX_BYTES },
    reply: object({
      /** Its files are `<url>/<width>.<form>`. */
      url: text(),
      width: int({ min: 1 }),
      height: int({ min: 1 }),
    }),
    errors: ['image.type', 'image.size', 'image.unreadable'],
  }),
};

import { instant, memberId, nullable, object, oneOf, optional, text, uuid } from '@palaro/api';
import {
  COMPARED,
  defineChangeKind,
  memberFact,
  refuse,
  siteEnvelope,
  textFact,
  type App,
  type Tx,
} from '@palaro/server';
import { DENY_KINDS, type DenyKind } from '../deny-list.limits.ts';
import { clearMatch, liftEntry, lockEntry, lockMatch } from './deny-entries.repository.ts';
import { readValue, requireValue, type DenyValue } from './deny-values.ts';
import { insertEntry, isListed } from './insert-entry.ts';

const PURPOSE = 'deny-list.value';

/** Seals a typed value for a request that waits for a second person. */
export const sealValue = (app: App, kind: DenyKind, typed: string): string =>
  siteEnvelope(app, PURPOSE).seal(kind, typed.trim()).toString('base64');

const openValue = (app: App, { kind, value }: { kind: DenyKind; value: string }): string =>
  siteEnvelope(app, PURPOSE).open(kind, Buffer.from(value, 'base64'));

/** Refuses `deny-list.listed` for what is on the list already. */
async function requireUnlisted(app: App, tx: Tx, value: DenyValue) {
  if (await isListed(tx, value, app.clock.now())) throw refuse('deny-list.listed');
}

/** A name or a range of many households is denied by two people. */
export const addChange = defineChangeKind({
  name: 'deny-list.add',
  payload: object({
    kind: oneOf(DENY_KINDS),
    value: text(),
    until: nullable(instant()),
    member: optional(memberId()),
  }),
  concerns: 'member',
  approve: 'change.approve.member',
  subject: ({ kind, member }) => (member ? `member:${member}` : `deny-list:${kind}`),
  async before(app, tx, payload) {
    await requireUnlisted(app, tx, requireValue(app, payload.kind, openValue(app, payload)));
    return { state: 'unlisted' };
  },
  after: () => ({ state: 'listed' }),
  facts: async (app, _tx, payload) => ({
    kind: textFact(payload.kind),
    value: textFact(openValue(app, payload)),
    until: textFact(payload.until),
    member: memberFact(payload.member),
    state: COMPARED,
  }),
  async apply(app, tx, { id, payload, reason, people }) {
    const value = readValue(app, payload.kind, openValue(app, payload));
    const at = app.clock.now();
    const until = payload.until === null ? null : new Date(payload.until);
    if (!value || (until && until <= at)) throw refuse('console.stale');
    const member = payload.member ?? null;
    const by = people[0] ?? '';
    await insertEntry(tx, { id, kind: payload.kind, value, reason, until, member, by, at });
  },
});

/** An entry is lifted by two people, as every stop is. */
export const liftChange = defineChangeKind({
  name: 'deny-list.lift',
  payload: object({ entry: uuid() }),
  concerns: 'values',
  approve: 'change.approve.member',
  subject: ({ entry }) => `deny-list:${entry}`,
  before: (app, tx, { entry }) => lockEntry(tx, entry, app.clock.now()),
  after: (_of, before) => ({ ...(before as object), state: 'unlisted' }),
  facts: async (app, tx, { entry }) => {
    const { value, reason } = await lockEntry(tx, entry, app.clock.now());
    return { entry: textFact(value), kind: COMPARED, cause: textFact(reason), state: COMPARED };
  },
  apply: (app, tx, { payload: { entry }, people }) =>
    liftEntry(tx, entry, { by: people[0] ?? '', at: app.clock.now() }),
});

/** Lets a member through whom an entry fits and does not mean. */
export const clearChange = defineChangeKind({
  name: 'deny-list.clear',
  payload: object({ entry: uuid(), member: memberId() }),
  concerns: 'member',
  approve: 'change.approve.member',
  subject: ({ member }) => `member:${member}`,
  before: (_app, tx, of) => lockMatch(tx, of),
  after: (_of, before) => ({ ...(before as object), state: 'cleared' }),
  facts: async (_app, tx, of) => {
    const { value } = await lockMatch(tx, of);
    const state = COMPARED;
    return { member: memberFact(of.member), entry: textFact(value), kind: COMPARED, state };
  },
  apply: (app, tx, { payload, people }) =>
    clearMatch(tx, payload, { by: people[0] ?? '', at: app.clock.now() }),
});

import type { Tx } from '@palaro/server';
import type { GameChange } from '../console.api.ts';
import { readTerms, termsIn } from './judge-terms.ts';
import { NO_TERMS } from '../terms.ts';
import {
  lockSwitchboard,
  setCategoryOn,
  setGame,
  setVendor,
  termsRow,
} from './switchboard.repository.ts';

/** What a change names, by the subject of its entry: `game:20001`, `vendor:KASA`. */
type NamedValues = Record<string, Record<string, unknown>>;

/** A change as differences show it. */
export function namedValues({
  vendors = [],
  categories = [],
  games = [],
}: GameChange): NamedValues {
  return Object.fromEntries([
    ...vendors.map(({ vendor, ...set }) => [`vendor:${vendor}`, set]),
    ...categories.map(({ category, ...set }) => [`category:${category}`, set]),
    ...games.map(({ nodeId, ...set }) => [`game:${nodeId}`, set]),
  ]) as NamedValues;
}

/** A single thing is the entry's subject, so that its own history finds it. */
export function subjectOf(change: GameChange): string {
  const subjects = Object.keys(namedValues(change));
  return subjects.length === 1 ? String(subjects[0]) : 'games:switchboard';
}

/** Applies a change under the switchboard's lock; answers what was there. */
export async function applyGameChange(tx: Tx, change: GameChange): Promise<NamedValues> {
  await lockSwitchboard(tx);
  const before = await valuesBefore(tx, change);
  const { vendors = [], categories = [], games = [] } = change;
  for (const { vendor, enabled, ...terms } of vendors) {
    const marks = { ...(enabled === undefined ? {} : { enabled }), ...termsRow(termsIn(terms)) };
    if (Object.keys(marks).length > 0) await setVendor(tx, vendor, marks);
  }
  for (const { category, enabled } of categories) await setCategoryOn(tx, category, enabled);
  for (const { nodeId, enabled, hot, isNew, ...terms } of games) {
    const marks = {
      ...(enabled === undefined ? {} : { enabled }),
      ...(hot === undefined ? {} : { hot }),
      ...(isNew === undefined ? {} : { marked_new: isNew }),
      ...termsRow(termsIn(terms)),
    };
    if (Object.keys(marks).length > 0) await setGame(tx, nodeId, marks);
  }
  return before;
}

/** What is there of the values that a change names. */
export async function valuesBefore(tx: Tx, change: GameChange): Promise<NamedValues> {
  const [vendorRows, categoryRows, gameRows, terms] = await Promise.all([
    tx.selectFrom('catalogue_vendor').select(['vendor', 'enabled']).execute(),
    tx.selectFrom('catalogue_category').selectAll().execute(),
    tx.selectFrom('catalogue_game').select(['node_id', 'enabled', 'hot', 'marked_new']).execute(),
    readTerms(tx),
  ]);
  const onNow = (row: { enabled: boolean } | undefined) => row?.enabled ?? true;
  const now = namedValues({
    vendors: (change.vendors ?? []).map(({ vendor }) => ({
      vendor,
      enabled: onNow(vendorRows.find((row) => row.vendor === vendor)),
      ...(terms.vendors.get(vendor) ?? NO_TERMS),
    })),
    categories: (change.categories ?? []).map(({ category }) => ({
      category,
      enabled: onNow(categoryRows.find((row) => row.category === category)),
    })),
    games: (change.games ?? []).map(({ nodeId }) => {
      const row = gameRows.find(({ node_id }) => node_id === nodeId);
      return {
        nodeId,
        enabled: onNow(row),
        hot: row?.hot ?? null,
        isNew: row?.marked_new ?? null,
        ...(terms.games.get(nodeId) ?? NO_TERMS),
      };
    }),
  });
  return Object.fromEntries(
    Object.entries(namedValues(change)).map(([subject, set]) => [
      subject,
      Object.fromEntries(Object.keys(set).map((name) => [name, now[subject]?.[name] ?? null])),
    ]),
  );
}

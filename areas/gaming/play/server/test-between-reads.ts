import type { KyselyPlugin } from 'kysely';
import type { App } from '@palaro/server';

/**
 * The same node, but after each of its reads, and before it goes on, something else happens: what
 * another node may do between two statements of this one, at a moment that the test chooses.
 */
export function betweenReads(
  app: App,
  happens: (rows: readonly object[]) => Promise<void> | undefined,
): App {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await happens(result.rows);
      return result;
    },
  };
  return { ...app, db: app.db.withPlugin(plugin) };
}

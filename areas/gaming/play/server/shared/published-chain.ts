import type { Db } from '@palaro/server';
import { endOfRound } from './beacon.ts';

const published = (db: Db) =>
  db
    .selectFrom('play_chain as c')
    .innerJoin('play_beacon as b', 'b.beacon_id', 'c.beacon_id')
    .select(['c.anchor', 'c.salt', 'c.published_at', 'c.beacon_round', 'c.beacon_proof'])
    .select(['b.source', 'b.started_at', 'b.period_seconds', 'b.anchor as beacon_anchor']);

type PublishedChain = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

/** What everybody may know of a chain. */
export const findPublished = (db: Db, chainId: string) =>
  published(db).where('c.chain_id', '=', chainId).executeTakeFirst();

/** The same of the chain that a table's round was drawn from. */
export const findChainOfRound = (db: Db, key: string) =>
  published(db)
    .innerJoin('play_table_round as r', 'r.chain_id', 'c.chain_id')
    .where('r.round_key', '=', key)
    .executeTakeFirst();

/** A chain as the calls tell it: the salt comes from the named round of the named beacon. */
export function chainView(chain: PublishedChain | undefined) {
  if (!chain) return null;
  const { anchor, salt, published_at, source, beacon_anchor, beacon_round, beacon_proof } = chain;
  const at = endOfRound(chain, beacon_round).toISOString();
  const beacon = { source, anchor: beacon_anchor, round: beacon_round, at, proof: beacon_proof };
  return {
    anchor,
    salt,
    publishedAt: published_at.toISOString(),
    // The demo's first chains have a salt that no beacon named.
    beacon: beacon_round === 0 ? null : beacon,
  };
}

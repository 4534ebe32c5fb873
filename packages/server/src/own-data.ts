import type { MemberId } from '@palaro/kernel';
import type { App } from './app.ts';
import type { Tx } from './db.ts';
import { defineProvision } from './provision.ts';

/** Plain JSON: instants as texts, money as decimals. Secrets and their hashes are left out. */
type Json = Record<string, unknown>;

export interface ListPage {
  /** The place after which this page begins; null: the first page. */
  after: string | null;
  limit: number;
  /** Later rows are left out. */
  until: Date;
}

/** Reads a long list page by page, oldest row first; `next` is null after the last page. */
type ListReader = (
  app: App,
  member: MemberId,
  page: ListPage,
) => Promise<{ rows: Json[]; next: string | null }>;

/** The data one area keeps about a member, for the member's export and for erasure. */
export interface OwnData {
  /** All tables of the area that name a member, so that none is forgotten. */
  tables: readonly string[];
  read?(app: App, member: MemberId): Promise<Json>;
  /** Lists that may be too long for one answer, by name. */
  lists?: Readonly<Record<string, ListReader>>;
  /** Removes what identifies the person, once the law no longer requires it. */
  erase?(tx: Tx, member: MemberId): Promise<unknown>;
}

/** All areas' `ownData` with the area's name, in the order the areas start. */
export const ownDataParts =
  defineProvision<readonly (OwnData & { area: string })[]>('server.own-data');

import type { MemberId } from '@palaro/kernel';
import type { App } from './app.ts';
import type { Tx } from './db.ts';
import { defineService } from './service.ts';

/** Plain JSON with instants as texts and money as decimals; secrets and their hashes stay out. */
type Json = Record<string, unknown>;

export interface ListPage {
  /** After which the next page begins; null: the first. */
  after: string | null;
  limit: number;
  /** What came later is left out. */
  until: Date;
}

/** Reads a long list from its oldest row on; `next` is null after the last. */
type ListReader = (
  app: App,
  member: MemberId,
  page: ListPage,
) => Promise<{ rows: Json[]; next: string | null }>;

/** What one area keeps about a member, for the export of one's own data and for its erasure. */
export interface OwnData {
  /** Every table of the area that names a member, so that none is forgotten. */
  tables: readonly string[];
  read?(app: App, member: MemberId): Promise<Json>;
  /** What may be too long for one answer, by name. */
  lists?: Readonly<Record<string, ListReader>>;
  /** Removes what tells who the person was, when the law no longer asks to keep it. */
  erase?(tx: Tx, member: MemberId): Promise<unknown>;
}

/** Of one area, by its name. */
type Part = OwnData & { area: string };
const parts = defineService('server.own-data', () => new Map<string, Part>());

/** Notes what an area keeps about a member; the server does so when it starts the area. */
export const registerOwnData = (app: App, area: string, data: OwnData) =>
  void parts(app).set(area, { ...data, area });

/** What all areas keep about a member, in the order in which they started. */
export const ownDataParts = (app: App): readonly Part[] => [...parts(app).values()];

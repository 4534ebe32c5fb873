import type { FastifyInstance } from 'fastify';
import type { Api, ErrorRule } from '@palaro/api';
import type { InLanguages } from '@palaro/kernel';
import type { App } from './app.ts';
import type { Fold } from './folds.ts';
import type { Principal } from './principal.ts';
import type { Job } from './jobs.ts';
import type { OwnData } from './own-data.ts';

/** An area's server side: what `apps/server/src/areas.ts` lists. */
export interface AreaServer {
  name: string;
  api: Api;
  // Handlers are typed against their own api in the area; here only their names matter.
  handlers: Record<string, unknown>;
  errors: Record<string, ErrorRule>;
  texts: InLanguages<Record<string, string>>;
  jobs?: readonly Job[];
  /** Sums that follow from the ledger behind the commit. */
  folds?: readonly Fold[];
  /** What it keeps about a member; an area without tables that name one has none. */
  ownData?: OwnData;
  /** Starts what lives as long as the server (batchers, folds); before requests are answered. */
  start?(app: App): Promise<void> | void;
  /** Stops it losing nothing: what was acknowledged is committed. */
  stop?(app: App): Promise<void> | void;
  /** Demo data of the area, run once on a fresh database in the order of the areas' list. */
  seed?(app: App, progress: (what: string) => void): Promise<void>;
  /** Routes that no endpoint can describe: streams and vendors' callbacks. */
  routes?(app: App, server: FastifyInstance): void;
  /** The accounts area alone: who holds a token. Throws a refusal for a dead one. */
  authenticate?(app: App, token: string): Promise<Principal>;
  /** The accounts area alone: opens an encrypted body (wire.md). */
  decrypt?(app: App, jwe: string): Promise<unknown>;
}

export const defineArea = (area: AreaServer): AreaServer => area;

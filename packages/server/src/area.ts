import type { FastifyInstance } from 'fastify';
import type { Api, ErrorAreas, ErrorRule, Failure } from '@palaro/api';
import type { InLanguages, Language } from '@palaro/kernel';
import type { App } from './app.ts';
import type { ChangeKind } from './changes.ts';
import type { Fold } from './folds.ts';
import type { NightlyCheck } from './nightly-check.ts';
import type { OwnData } from './own-data.ts';
import type { Provided, Provision } from './provision.ts';
import type { SentText } from './sent-texts.ts';
import type { Listeners, Task } from './tasks.ts';
import type { WorkQueue } from './work-queue.ts';

/** The server side of an area; `apps/server/src/areas.ts` lists all of them. */
export interface AreaServer {
  name: string;
  api: Api;
  // The area types its handlers against its api; here only their names matter.
  handlers: Record<string, unknown>;
  errors: Record<string, ErrorRule>;
  texts: InLanguages<Record<string, string>>;
  /** What it provides to areas that must not import it. Exactly one area provides each. */
  provides?: readonly Provided[];
  /** What it needs from other areas. The server does not start if nobody provides one of them. */
  needs?: readonly Provision<unknown>[];
  /**
   * Names of the areas that must start or seed first, because this one's `start`, `stop` or `seed`
   * uses them.
   */
  after?: readonly string[];
  /** Queued and scheduled work. */
  tasks?: readonly Task[];
  /** What it does on other areas' events, after their commit. */
  listeners?: Listeners;
  /** Sums it derives from the ledger, after the commit. */
  folds?: readonly Fold[];
  /** What must agree; checked every night. */
  checks?: readonly NightlyCheck[];
  /** Changes that two operators make together. */
  changeKinds?: readonly ChangeKind[];
  /** What it sends by SMS, mail or to inboxes, from the tables that it sends from. */
  sentTexts?: readonly SentText[];
  /** What waits for operators. */
  workQueues?: readonly WorkQueue[];
  /** The data it keeps about a member. An area whose tables name no member has none. */
  ownData?: OwnData;
  /**
   * Starts what runs as long as the server (batchers, folds), before the first request is answered.
   */
  start?(app: App): Promise<void> | void;
  /** Stops it without loss: everything that was acknowledged is committed. */
  stop?(app: App): Promise<void> | void;
  /** Creates the area's demo data once on a fresh database. Areas seed in the order they start. */
  seed?(app: App, progress: (what: string) => void): Promise<void>;
  /**
   * Routes that an endpoint cannot describe: streams and vendors' callbacks. `failureOf` tells
   * anything thrown as calls tell it.
   */
  routes?(
    app: App,
    server: FastifyInstance,
    failureOf: (error: unknown, language: Language) => Failure,
  ): void;
}

/** An area must list the errors that it merged into `ErrorAreas`, or it does not compile. */
type ErrorsOf<N extends string> = N extends keyof ErrorAreas
  ? ErrorAreas[N]
  : Record<string, never>;

export const defineArea = <const N extends string>(
  area: AreaServer & { name: N; errors: ErrorsOf<N> },
): AreaServer => area;

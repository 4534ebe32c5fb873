import type { Money } from '@palaro/kernel';
import type { Permission } from '@palaro/permissions';
import type { App } from './app.ts';
import type { Operator } from './operator.ts';
import { defineProvision } from './provision.ts';

/** A kind of waiting work that the console shows beside its menu and on the work queues. */
export interface WorkQueue {
  /** Also the key of its texts, `overview.queue.<name>`. */
  name: string;
  /** Who works on it. */
  permission: Permission;
  /** Where its work is done, under `/console`. */
  path: string;
  /** From this age on it is late: amber, and red at twice the age. Seconds. */
  lateAfter: number;
  /**
   * How much waits for this person (without one: for anybody), and since when the oldest does.
   * Where money waits, how much of it. Cheap: it is asked every few seconds.
   */
  waiting(
    app: App,
    operator?: Operator,
  ): Promise<{ count: number; oldest: Date | null; amount?: Money }>;
}

/** The queues of all areas, as the server collects them (`AreaServer.workQueues`). */
export const workQueues = defineProvision<readonly WorkQueue[]>('overview.work-queues');

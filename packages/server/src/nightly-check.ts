import type { App } from './app.ts';
import { defineProvision } from './provision.ts';

/** One difference: its subject, which is the same text every night, and the known details. */
export interface Difference {
  subject: string;
  details: Record<string, unknown>;
}

/** Checks that something agrees for the day before. It reads and never repairs. */
export interface NightlyCheck {
  name: string;
  says: string;
  run(app: App, day: string): Promise<Difference[]>;
}

/** All areas' `checks` and the server's, in the order they run. */
export const nightlyChecks = defineProvision<readonly NightlyCheck[]>('server.nightly-checks');

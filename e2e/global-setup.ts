// Before the workers start their sites, which would otherwise all build and fill the same things.
import { rmSync } from 'node:fs';
import { buildSite } from '../packages/testkit/src/site.ts';
import { HELD_STATES } from './accessible.ts';
import { fillData } from './filled-data.ts';

export default async function setup(): Promise<() => void> {
  rmSync(HELD_STATES, { recursive: true, force: true });
  buildSite();
  return fillData();
}

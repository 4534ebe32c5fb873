// What docs/generated holds: pages that follow from the code, and so cannot go stale.
import type { Source } from '../tidy/source.ts';
import { calls } from './calls.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { schema } from './schema.ts';
import { specMap } from './spec-map.ts';
import { switches } from './switches.ts';

/** Every generated page by its path; needs no database and starts nothing. */
export async function generateDocs(sources: readonly Source[]): Promise<Map<string, string>> {
  const folder = 'docs/generated';
  return new Map([
    [`${folder}/spec-map.md`, specMap(sources)],
    [`${folder}/routes.md`, routes(sources)],
    [`${folder}/calls.md`, await calls(sources)],
    [`${folder}/schema.md`, schema(sources)],
    [`${folder}/jobs.md`, jobs(sources)],
    [`${folder}/switches.md`, switches()],
  ]);
}

// The pages of docs/generated, made from the code so that they cannot go stale. They gather what is
// spread over many files and what reviews look at: who may call or see what, what runs on a
// schedule, what a deployment may set, what proves a requirement. To find a table, use `npm run
// where`.
import type { Source } from '../tidy/source.ts';
import { calls } from './calls.ts';
import { orderStates } from './order-states.ts';
import { routes } from './routes.ts';
import { specMap } from './spec-map.ts';
import { switches } from './switches.ts';
import { tasks } from './tasks.ts';

/** Every generated page by its path. Needs no database and starts nothing. */
export async function generateDocs(sources: readonly Source[]): Promise<Map<string, string>> {
  const folder = 'docs/generated';
  return new Map([
    [`${folder}/spec-map.md`, specMap(sources)],
    [`${folder}/routes.md`, await routes()],
    [`${folder}/calls.md`, await calls(sources)],
    [`${folder}/tasks.md`, tasks(sources)],
    [`${folder}/switches.md`, switches()],
    [`${folder}/order-states.md`, orderStates()],
  ]);
}

import { generateDocs } from '../generate/index.ts';
import type { Finding, Source } from './source.ts';

/** Generated pages that no longer say what the code says. */
export async function staleDocs(sources: readonly Source[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [path, text] of await generateDocs(sources)) {
    const has = sources.find((source) => source.path === path)?.text;
    if (has !== text) found.push({ path, says: 'is not what the code says; npm run generate' });
  }
  return found;
}

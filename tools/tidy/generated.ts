import { generateDocs } from '../generate/index.ts';
import type { Finding, Source } from './source.ts';

/** Generated pages that no longer match the code. */
export async function staleDocs(sources: readonly Source[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [path, text] of await generateDocs(sources)) {
    const has = sources.find((source) => source.path === path)?.text;
    if (has !== text) found.push({ path, says: 'does not match the code; run npm run generate' });
  }
  return found;
}

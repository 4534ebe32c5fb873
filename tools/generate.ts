// `npm run generate`: writes docs/generated from the code, and the types of rows from what the
// migrations make. tools/tidy.test.ts and tools/generate/rows.test.ts check that all is up to date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testDatabase } from '@palaro/testkit';
import { generateDocs } from './generate/index.ts';
import { generateRows, ROWS_FILE } from './generate/rows.ts';
import { readSources, ROOT } from './tidy/source.ts';

const sources = readSources();
const database = await testDatabase();
const pages = await generateDocs(sources);
pages.set(ROWS_FILE, await generateRows(database.db));
await database.drop();
for (const [path, text] of pages) {
  const had = sources.find((source) => source.path === path)?.text;
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  process.stdout.write(`${had === text ? 'same   ' : 'written'} ${path}\n`);
}

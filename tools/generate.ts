// `npm run generate`: writes docs/generated from the code. tools/tidy.test.ts checks that it is up
// to date.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateDocs } from './generate/index.ts';
import { readSources, ROOT } from './tidy/source.ts';

const sources = readSources();
for (const [path, text] of await generateDocs(sources)) {
  const had = sources.find((source) => source.path === path)?.text;
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  process.stdout.write(`${had === text ? 'same   ' : 'written'} ${path}\n`);
}

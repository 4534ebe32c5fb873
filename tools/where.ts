// `npm run where REG-05`: prints the files of a requirement, a page's address, a call, an error
// code, a text key, a table, a switch, a setting, an area or a game.
import { readPageTable } from '../apps/web/page-table.config.ts';
import { readSources } from './tidy/source.ts';
import { placesOf } from './where/places.ts';

const word = process.argv.slice(2).join(' ').trim();
const sources = readSources();
const places = word === '' ? [] : await placesOf(word, sources, (await readPageTable()).pages);
for (const { what, path, line } of places) {
  process.stdout.write(`${what.padEnd(12)} ${path}${line ? `:${line}` : ''}\n`);
}
if (places.length === 0) {
  process.stderr.write(
    word === ''
      ? 'Say what: npm run where REG-05 (or an address, call, error code, text, table, switch)\n'
      : `Nothing is called ${word}.\n`,
  );
  process.exitCode = 1;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { readSources } from '../tidy/source.ts';
import { SCAFFOLDERS } from './scaffold.ts';

/**
 * Makes a thing of a kind in the checkout at `root`. Returns the paths it wrote, formatted. If it
 * cannot, it writes nothing and throws `Error` with one clause.
 */
export async function makeThing(root: string, kind: string, args: readonly string[]) {
  const scaffold = SCAFFOLDERS[kind];
  if (!scaffold) throw new Error(kind ? `there is no kind ${kind}` : 'say what to make');
  const { ignorePatterns: _, ...config } = JSON.parse(
    readFileSync(join(root, '.oxfmtrc.json'), 'utf8'),
  ) as FormatConfig & { ignorePatterns: string[] };
  const made: [string, string][] = [];
  for (const [path, text] of scaffold(args, readSources(root))) {
    const { code, errors } = await format(path, text, config);
    if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
    made.push([path, code]);
  }
  for (const [path, text] of made) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return made.map(([path]) => path);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readSources } from '../tidy/source.ts';
import { SCAFFOLDERS } from './scaffold.ts';

/**
 * Makes a thing of a kind in the checkout at `root`. Returns the paths it wrote, formatted. If it
 * cannot, it writes nothing and throws `Error` with one clause.
 */
export async function makeThing(root: string, kind: string, args: readonly string[]) {
  const scaffold = SCAFFOLDERS[kind];
  if (!scaffold) throw new Error(kind ? `there is no kind ${kind}` : 'say what to make');
  const config = await resolveConfig(join(root, 'package.json'));
  const made: [string, string][] = [];
  for (const [path, text] of scaffold(args, readSources(root))) {
    made.push([path, await format(text, { ...config, filepath: path })]);
  }
  for (const [path, text] of made) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return made.map(([path]) => path);
}

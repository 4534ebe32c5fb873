import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readSources } from '../tidy/source.ts';
import { SCAFFOLDERS } from './scaffold.ts';

/**
 * Makes a thing of a kind in the checkout at `root` and returns the paths it wrote, formatted.
 * Throws `Error` with one clause, and writes nothing, when it cannot.
 */
export async function makeThing(root: string, kind: string, args: readonly string[]) {
  const scaffold = SCAFFOLDERS[kind];
  if (!scaffold) throw new Error(kind ? `there is no kind ${kind}` : 'say what');
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

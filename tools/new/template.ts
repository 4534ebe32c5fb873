import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tidy/source.ts';

export type Files = Map<string, string>;

const FOLDER = join(ROOT, 'tools/templates');
const HOLE = /\{\{(\w+)\}\}|__(\w+)__/g;

/** Fills `{{name}}` in texts and `__name__` in paths. A hole without a value is a defect here. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(HOLE, (_, inText?: string, inPath?: string) => {
    const value = values[inText ?? inPath ?? ''];
    if (value === undefined) throw new Error(`the templates do not know ${inText ?? inPath}`);
    return value;
  });
}

/** The files that a template makes, by their target paths. */
export function fromTemplate(kind: string, values: Record<string, string>): Files {
  const folder = join(FOLDER, kind);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files: Files = new Map();
  for (const name of names.filter((one) => one.endsWith('.tmpl')).sort()) {
    const path = fill(name.replaceAll('\\', '/').replace(/\.tmpl$/, ''), values);
    files.set(path, fill(readFileSync(join(folder, name), 'utf8'), values));
  }
  return files;
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './source.ts';
import type { Finding } from './source.ts';

interface Issue {
  file: string;
  [kind: string]: unknown;
}

/** Kinds in knip's report, and the words a finding uses for them. */
const KINDS: Record<string, string> = {
  files: 'is an unused file',
  exports: 'has an unused export',
  types: 'exports an unused type',
  duplicates: 'exports one thing under two names',
  dependencies: 'declares an unused package',
  devDependencies: 'declares an unused package',
};

const namesOf = (entries: unknown) =>
  (entries as (Named | Named[])[]).flat().map(({ name, line }) => ({ name, line }));

interface Named {
  name: string;
  line?: number;
}

/** Unused files, exports and packages of a checkout, by knip.json. Takes about two seconds. */
export async function findUnused(root = ROOT): Promise<Finding[]> {
  const knip = join(ROOT, 'node_modules/knip/bin/knip.js');
  const flags = ['--reporter', 'json', '--no-progress', '--no-config-hints', '--no-exit-code'];
  const { stdout } = await promisify(execFile)(process.execPath, [knip, ...flags], {
    cwd: root,
    maxBuffer: 64 * 2 ** 20,
  });
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { issues: Issue[] };
  return issues.flatMap((issue) =>
    Object.entries(KINDS).flatMap(([kind, says]) =>
      namesOf(issue[kind] ?? []).map(({ name, line }) => {
        const what = name === issue.file ? says : `${says}: ${name}`;
        return { path: issue.file, says: what, ...(line ? { line } : {}) };
      }),
    ),
  );
}

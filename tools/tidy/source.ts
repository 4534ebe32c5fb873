import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A file as the checks see it: its path from the root with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** What a check found: where, and one clause that says what is wrong. */
export interface Finding {
  path: string;
  line?: number;
  says: string;
}

/** A check is a pure function, so that a test can plant an offence in it. */
export type Check = (sources: readonly Source[]) => Finding[];

/** An exception of a check: which finding, and why it is acceptable. */
export interface Allowed {
  /** Matches `path: says`. */
  finding: RegExp;
  reason: string;
}

export const ROOT = join(import.meta.dirname, '../..');

const TEXT =
  /\.(ts|tsx|js|mjs|css|html|sql|json|md|ya?ml|sh|svg|tmpl)$|(^|\/)(run|\.\w+(ignore|rc))$/;

/** Every text file that git tracks or would add, as it is in the working tree. */
export function readSources(root = ROOT): Source[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  return [...new Set(list.toString().split('\0'))]
    .filter((path) => TEXT.test(path) && existsSync(join(root, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export const isCode = ({ path }: Source) => /\.(ts|tsx)$/.test(path) && !path.endsWith('.d.ts');
export const isScript = ({ path }: Source) => /\.(ts|tsx|js|mjs)$/.test(path);
export const isTest = ({ path }: Source) =>
  /\.(test|spec|e2e)\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path) || path.startsWith('e2e/');
/** Programs around the product: they talk to a terminal and measure real time. */
export const isAround = ({ path }: Source) =>
  /^(tools|bench|prove|e2e)\//.test(path) || /\.config\.[jt]s$/.test(path);

const trees = new Map<string, { text: string; tree: ts.SourceFile }>();

/** The syntax tree of a file, parsed once for all checks. */
export function treeOf({ path, text }: Source): ts.SourceFile {
  const known = trees.get(path);
  if (known?.text === text) return known.tree;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  trees.set(path, { text, tree });
  return tree;
}

export function eachNode(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root);
  ts.forEachChild(root, (node) => eachNode(node, visit));
}

/** The line of a node, counted from 1. */
export const lineOf = (node: ts.Node) => {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
};

/** Findings of a rule that looks at one file's tree. */
export function byNode(
  applies: (source: Source) => boolean,
  judge: (node: ts.Node, source: Source) => string | null,
): Check {
  return (sources) =>
    sources.filter(applies).flatMap((source) => {
      const found: Finding[] = [];
      eachNode(treeOf(source), (node) => {
        const says = judge(node, source);
        if (says) found.push({ path: source.path, line: lineOf(node), says });
      });
      return found;
    });
}

/** Findings of a rule that looks at one line at a time. */
export function byLine(
  applies: (source: Source) => boolean,
  judge: (line: string, source: Source) => string | null,
): Check {
  return (sources) =>
    sources.filter(applies).flatMap((source) =>
      source.text.split('\n').flatMap((line, index) => {
        const says = judge(line, source);
        return says ? [{ path: source.path, line: index + 1, says }] : [];
      }),
    );
}

/** Removes the allowed findings, and reports exceptions that are no longer needed. */
export function withoutAllowed(found: Finding[], allowed: readonly Allowed[]): Finding[] {
  const text = ({ path, says }: Finding) => `${path}: ${says}`;
  const stale = allowed
    .filter(({ finding }) => !found.some((one) => finding.test(text(one))))
    .map(({ finding }) => ({ path: 'tools/tidy', says: `nothing needs the exception ${finding}` }));
  const kept = found.filter((one) => !allowed.some(({ finding }) => finding.test(text(one))));
  return [...kept, ...stale];
}

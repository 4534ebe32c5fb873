// The emitted files of every screen but games and the verifier must parse on iOS 12.4 (decision
// 006). Runs on the build that `npm test` makes before its unit tests; without one there is nothing
// to look at.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../apps/web/dist');
const MANIFEST = join(DIST, '.vite/manifest.json');
/** Amounts of games are BigInt: their screens say so to older browsers (GamePage). */
const ABOVE_THE_FLOOR = /^\.\.\/\.\.\/(games\/|areas\/play\/web\/|node_modules\/pixi\.js\/)/;

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** Files of the entry and of every lazy screen, with all that they import at once. */
function filesAtTheFloor(): string[] {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  for (const [key, { isEntry, isDynamicEntry }] of Object.entries(manifest))
    if ((isEntry || isDynamicEntry) && !ABOVE_THE_FLOOR.test(key)) take(key);
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

const TOO_NEW = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.BigIntLiteral, 'BigInt'],
  [ts.SyntaxKind.QuestionDotToken, '?.'],
  [ts.SyntaxKind.QuestionQuestionToken, '??'],
  [ts.SyntaxKind.QuestionQuestionEqualsToken, '??='],
  [ts.SyntaxKind.BarBarEqualsToken, '||='],
  [ts.SyntaxKind.AmpersandAmpersandEqualsToken, '&&='],
  [ts.SyntaxKind.PropertyDeclaration, 'class field'],
  [ts.SyntaxKind.PrivateIdentifier, '#private'],
  [ts.SyntaxKind.ClassStaticBlockDeclaration, 'static block'],
  [ts.SyntaxKind.NamespaceExport, 'export * as'],
]);

/** What a source contains that Safari 12.1 cannot parse, each with its place. */
function tooNew(name: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const what = TOO_NEW.get(node.kind) ?? youngLiteral(node);
    if (what) found.push(`${name}:${String(node.pos)} ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS));
  return found;
}

const youngLiteral = (node: ts.Node) =>
  ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/\w*[dv]\w*$/.test(node.text)
    ? 'lookbehind or a young flag'
    : undefined;

it.runIf(existsSync(MANIFEST))('every screen but games and verifier parses on iOS 12.4', () => {
  const files = filesAtTheFloor();
  expect(files.length).toBeGreaterThan(10);
  const wrong = [...files, 'theme.js'].flatMap((file) =>
    tooNew(file, readFileSync(join(DIST, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

it.each`
  source                   | found
  ${'let a = 1n'}          | ${'BigInt'}
  ${'a?.b'}                | ${'?.'}
  ${'a ?? b'}              | ${'??'}
  ${'class A { b = 1 }'}   | ${'class field'}
  ${'const a = /(?<!x)y/'} | ${'lookbehind or a young flag'}
`('"$source" is recognised as too new', ({ source, found }) => {
  expect(tooNew('a.js', source as string)[0]).toContain(found);
});

it('what the floor parses is let through', () => {
  expect(tooNew('a.js', 'const {a, ...b} = c; async () => { for await (x of y); }')).toEqual([]);
});

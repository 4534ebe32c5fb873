import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LATER_CONSTANTS, type SpecValue, SPEC_LIST } from './tidy/spec-list.ts';
import { eachNode, isCode, isTest, readSources, treeOf, type Source } from './tidy/source.ts';

const sources = readSources().filter((source) => isCode(source) && !isTest(source));
const byPath = new Map(sources.map((source) => [source.path, source]));

/** The value that a file gives a name, as far as it is written out. */
function valueIn(source: Source, name: string): SpecValue | undefined {
  let found: SpecValue | undefined;
  eachNode(treeOf(source), (node) => {
    const declared = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (!declared || !node.initializer || found !== undefined) return;
    if (node.name.getText().replace(/^'|'$/g, '') === name) found = plain(node.initializer);
  });
  return found;
}

function plain(node: ts.Expression): SpecValue {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return plain(node.expression);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((one) => plain(one)) as SpecValue;
  if (ts.isObjectLiteralExpression(node)) {
    const rows = node.properties.filter(ts.isPropertyAssignment);
    return Object.fromEntries(
      rows.map((row) => [row.name.getText().replace(/^'|'$/g, ''), plain(row.initializer)]),
    );
  }
  return node.getText();
}

describe('LIMIT-01 constants of section 9', () => {
  it.each(SPEC_LIST)('LIMIT-01 $of: $name is $value', ({ file, name, value }) => {
    const source = byPath.get(file);
    expect(source, `${file} is where it stands`).toBeDefined();
    const found = source && valueIn(source, name);
    if (typeof value === 'object' && !Array.isArray(value)) expect(found).toMatchObject(value);
    else expect(found).toEqual(value);
  });

  it.each(LATER_CONSTANTS)(
    'LIMIT-01 $of stands nowhere yet: it comes with $comesWith',
    ({ sign }) => {
      const named: string[] = [];
      for (const source of sources) {
        eachNode(treeOf(source), (node) => {
          const declares = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
          if (declares && sign.test(node.name.getText())) {
            named.push(`${source.path}: ${node.name.getText()}`);
          }
        });
      }
      // Found: it has an owner now, and its row belongs to SPEC_LIST with the value it must have.
      expect(named).toEqual([]);
    },
  );

  it('LIMIT-01 no constant has two rows', () => {
    const rows = SPEC_LIST.map(({ file, name }) => `${file} ${name}`);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

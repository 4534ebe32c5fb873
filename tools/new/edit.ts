import ts from 'typescript';
import { eachNode } from '../tidy/source.ts';

const parse = (text: string) => ts.createSourceFile('x.tsx', text, ts.ScriptTarget.ES2023, true);

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** Unwraps assertions and calls such as `defineErrors({ … })`. */
function unwrapped(value: ts.Expression | undefined): Literal | undefined {
  if (!value) return undefined;
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return unwrapped(value.expression);
  if (ts.isCallExpression(value)) return unwrapped(value.arguments[0]);
  return ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)
    ? value
    : undefined;
}

/** The array or object literal that a variable holds, whatever type assertion it has. */
function literalOf(text: string, variable: string): Literal {
  let found: Literal | undefined;
  eachNode(parse(text), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== variable) return;
    found = unwrapped(node.initializer);
  });
  if (!found) throw new Error(`there is no list or object ${variable} to add to`);
  return found;
}

/** Adds an element or property at the end of the literal that `variable` holds. */
export function addTo(text: string, variable: string, entry: string): string {
  const literal = literalOf(text, variable);
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const last = entries[entries.length - 1];
  const at = last ? last.getEnd() : literal.getStart() + 1;
  const rest = text.slice(at);
  const comma = last ? ',' : '';
  return `${text.slice(0, at)}${comma}\n${entry}${/^\s*,/.test(rest) ? '' : ','}${rest}`;
}

/** Adds an import after the last one, without sorting. */
export function addImport(text: string, statement: string): string {
  if (text.includes(statement)) return text;
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const at = imports[imports.length - 1]?.getEnd();
  if (at === undefined) return `${statement}\n\n${text}`;
  return `${text.slice(0, at)}\n${statement}${text.slice(at)}`;
}

/** Adds a name to `import { a } from 'module'`, or adds the import if there is none. */
export function addImportedName(text: string, name: string, module: string): string {
  const clause = parse(text)
    .statements.filter(ts.isImportDeclaration)
    .find((one) => (one.moduleSpecifier as ts.StringLiteral).text === module)?.importClause;
  const named = clause?.namedBindings;
  if (!named || !ts.isNamedImports(named) || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) {
    return addImport(text, `import { ${name} } from '${module}';`);
  }
  if (named.elements.some((one) => one.name.text === name)) return text;
  const last = named.elements[named.elements.length - 1];
  const at = last ? last.getEnd() : named.getStart() + 1;
  return `${text.slice(0, at)}, ${name}${text.slice(at)}`;
}

import ts from 'typescript';

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

export const parse = (name: string, source: string) =>
  ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);

/** Syntax in a source that Safari 12.1 cannot parse, with its place. */
export function tooNew(name: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const what = TOO_NEW.get(node.kind) ?? youngLiteral(node);
    if (what) found.push(`${name}:${String(node.pos)} ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(parse(name, source));
  return found;
}

const youngLiteral = (node: ts.Node) =>
  ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/\w*[dv]\w*$/.test(node.text)
    ? 'lookbehind or a young flag'
    : undefined;

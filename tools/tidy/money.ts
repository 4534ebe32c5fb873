import ts from 'typescript';
import { byNode, isCode, isTest } from './source.ts';
import type { Source } from './source.ts';

const MONEY_CODE =
  /^(areas|packages\/ledger|packages\/kernel\/src\/money|games|vendors|providers)\b/;
/** Names that always mean money; the words of docs/glossary.md. */
const MONEY_NAME =
  /(amount|stake|payout|balance|money|price|fee|profit|\bwin\b|\bbet\b|cash|turnover|rebate)/i;
const TURNS_TO_FLOAT = /^(Number|parseFloat|Number\.parseFloat|\+)$/;
/** `winNumbers`, `betCount`: counts, not money. */
const COUNTS = /(numbers|count|id|index|length|lines|level|ms|seconds|minutes|decimals)\)?$/i;

const isMoney = (text: string) => MONEY_NAME.test(text) && !COUNTS.test(text);

function floats(node: ts.Node): string | null {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (called.endsWith('.toFixed')) return isMoney(called) ? 'rounds money with toFixed' : null;
    const given = node.arguments.map((one) => one.getText()).join(', ');
    return TURNS_TO_FLOAT.test(called) && isMoney(given) ? `makes a float of ${given}` : null;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.PlusToken) {
    const given = node.operand.getText();
    return isMoney(given) ? `makes a float of ${given}` : null;
  }
  return null;
}

/** Money is a bigint of 1/10,000; a float loses cents (docs/decisions/003). */
export const floatingMoney = byNode(
  (source: Source) => isCode(source) && !isTest(source) && MONEY_CODE.test(source.path),
  floats,
);

import ts from 'typescript';
import { parse } from './young-syntax.ts';

/**
 * Functions and classes that iOS 12.4 lacks and scripts like to use, with the iOS version that
 * added them. We keep this table by hand; names not in it are not checked.
 */
export const YOUNG = {
  /** Called on a value: `x.name(…)`. */
  methods: {
    allSettled: 13,
    matchAll: 13,
    replaceAll: 13.4,
    animate: 13.4,
    any: 14,
    replaceChildren: 14,
    getAnimations: 14,
    at: 15.4,
    hasOwn: 15.4,
    findLast: 15.4,
    findLastIndex: 15.4,
    randomUUID: 15.4,
    throwIfAborted: 15.4,
    showModal: 15.4,
    toSorted: 16,
    toReversed: 16,
    toSpliced: 16,
    requestSubmit: 16,
    checkVisibility: 17.4,
    canParse: 17,
    groupBy: 17.4,
    withResolvers: 17.4,
    fromAsync: 16.4,
    formatRange: 14.5,
  },
  /** Global names: `new Name(…)`, `name(…)`, or after `window.`, `self.`, `Intl.`. */
  globals: {
    PointerEvent: 13,
    ResizeObserver: 13.4,
    PluralRules: 13,
    visualViewport: 13,
    RelativeTimeFormat: 14,
    BigInt: 14,
    BigInt64Array: 15,
    BigUint64Array: 15,
    ListFormat: 14.5,
    WeakRef: 14.5,
    FinalizationRegistry: 14.5,
    TextDecoderStream: 14.5,
    createImageBitmap: 15,
    structuredClone: 15.4,
    BroadcastChannel: 15.4,
    reportError: 15.4,
    CompressionStream: 16.4,
    OffscreenCanvas: 16.4,
    requestIdleCallback: 18,
    Segmenter: 14.5,
    DisplayNames: 14.5,
  },
} as const;

const METHODS = new Set(Object.keys(YOUNG.methods));
const GLOBALS = new Set(Object.keys(YOUNG.globals));

/** Young names that a source uses without first checking that they exist. */
export function youngUses(name: string, source: string): string[] {
  const tree = parse(name, source);
  const asked = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    note(node, used, asked);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...used].filter((each) => !asked.has(each)).sort();
}

function note(node: ts.Node, used: Set<string>, asked: Set<string>) {
  if (ts.isPropertyAccessExpression(node)) {
    const young = node.name.text;
    if (isQuestion(node)) asked.add(young);
    else if (isNeeded(node) && METHODS.has(young)) used.add(young);
    else if (GLOBALS.has(young) && isHome(node.expression) && isNeeded(node)) used.add(young);
  } else if (ts.isIdentifier(node) && GLOBALS.has(node.text) && isFree(node)) {
    if (isQuestion(node)) asked.add(node.text);
    else used.add(node.text);
  } else if (ts.isStringLiteralLike(node) && isKeyOfIn(node)) asked.add(node.text);
}

/** Constructed, called or read from. Merely naming a missing global gives undefined. */
const isNeeded = (node: ts.Node) =>
  (ts.isCallExpression(node.parent) ||
    ts.isNewExpression(node.parent) ||
    ts.isPropertyAccessExpression(node.parent)) &&
  node.parent.expression === node;

/** Objects through which a global can be read. */
const isHome = (node: ts.Expression) =>
  ts.isIdentifier(node) && /^(window|self|globalThis|Intl|navigator)$/.test(node.text);

/** `typeof x`, `if (x)`, `x && …`, `x ? … : …`, `!x`, `x == null`: a check, not a use. */
function isQuestion(node: ts.Node): boolean {
  const { parent } = node;
  // `(a = x) == null || a.b` is what `x?.b` compiles to.
  if (ts.isParenthesizedExpression(parent)) return isQuestion(parent);
  if (isAssigned(node)) return isQuestion(parent);
  if (ts.isTypeOfExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return true;
  if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
    return (ts.isIfStatement(parent) ? parent.expression : parent.condition) === node;
  }
  if (!ts.isBinaryExpression(parent)) return false;
  const sign = parent.operatorToken.kind;
  if (sign === ts.SyntaxKind.AmpersandAmpersandToken) return parent.left === node;
  return EQUALITIES.has(sign);
}

const isAssigned = ({ parent, pos }: ts.Node) =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  parent.right.pos === pos;

const EQUALITIES = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** `"x" in y` */
const isKeyOfIn = ({ parent }: ts.Node) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword;

/** A plain name, not that of a property, a parameter or a declaration. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isMethodDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isShorthandPropertyAssignment(parent)
  );
}

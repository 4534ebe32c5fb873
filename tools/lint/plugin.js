// The linter's rules that are this project's own.
import { importRefusal, SYSTEM_SOURCES } from '../layers.js';
import { REFUSED_NAMES, STANDING_FILES } from './plain-names.js';

const pathOf = (context) => context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');

/** A rule that reports whatever matches one of these selectors (esquery), with its message. */
const forbid = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** Holds every import against tools/layers.js. */
const layers = {
  create(context) {
    const judge = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const why = importRefusal(pathOf(context), source.value);
      if (why) context.report({ node: source, message: `'${source.value}' ${why}.` });
    };
    return {
      ImportDeclaration: judge,
      ImportExpression: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
    };
  },
};

const CLOCK = 'Time comes from app.clock (kernel/clock): the sandbox moves it.';

const time = forbid({
  "NewExpression[callee.name='Date'][arguments.length=0]": CLOCK,
  "CallExpression[callee.object.name='Date'][callee.property.name='now']": CLOCK,
  "CallExpression[callee.name='Date']": CLOCK,
  "CallExpression[callee.object.name='Math'][callee.property.name='random']":
    'Randomness comes from kernel/random or the committed seeds.',
});
const ownTime = {
  create: (context) => (SYSTEM_SOURCES.includes(pathOf(context)) ? {} : time.create(context)),
};

/** The browsers at the floor (iOS 12.4) cannot even parse it: docs/decisions/006. */
const bigint = forbid({
  'Literal[bigint]': 'No BigInt outside games and the verifier; use strings and kernel/decimal.',
});

/** Functions of the library that the floor lacks; syntax is lowered by the build. */
const YOUNG =
  'replaceAll|matchAll|at|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn|' +
  'allSettled|any';

const young = forbid({
  [`CallExpression[callee.property.name=/^(${YOUNG})$/]`]:
    'The oldest supported browsers (iOS 12.4) lack this: see docs/decisions/006.',
});

/** The nodes that hold fields, one to a line where the formatter spreads them out. */
const FIELDS =
  ':matches(ObjectExpression, ObjectPattern, ArrayExpression, JSXOpeningElement) > ' +
  ':matches(Property, SpreadElement, RestElement, Literal, Identifier, JSXAttribute)';
const FUNCTIONS = ':matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression)';

/**
 * `max-lines-per-function` without the lines that hold nothing but one field of a literal, a
 * pattern or an element: a field to a line is how this code reads, and says nothing of how much a
 * function does.
 */
const functionLines = {
  meta: { schema: [{ type: 'integer' }] },
  create(context) {
    const [limit] = context.options;
    const isField = new Set();
    return {
      [FIELDS]({ loc, parent }) {
        const alone = loc.start.line > parent.loc.start.line && loc.end.line < parent.loc.end.line;
        if (alone && loc.start.line === loc.end.line) isField.add(loc.start.line);
      },
      [`${FUNCTIONS}:exit`](node) {
        let lines = 0;
        const { start, end } = node.loc;
        for (let line = start.line; line <= end.line; line++) if (!isField.has(line)) lines++;
        if (lines <= limit) return;
        const message = `This function has ${lines} lines, at most ${limit}.`;
        context.report({ node, message });
      },
    };
  },
};

/** Refuses type names that say how a value was come by; see plain-names.js. */
const plainNames = {
  create(context) {
    const isStanding = STANDING_FILES.includes(pathOf(context));
    let refused = 0;
    return {
      ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration, ClassDeclaration) > Identifier.id'(
        node,
      ) {
        if (!REFUSED_NAMES.test(node.name)) return;
        refused += 1;
        const message = `'${node.name}' names no thing of the trade: see docs/adding.md, Names.`;
        if (!isStanding) context.report({ node, message });
      },
      'Program:exit'(node) {
        const message = 'Every name is plain now: delete its row in tools/lint/plain-names.js.';
        if (isStanding && refused === 0) context.report({ node, message });
      },
    };
  },
};

/** Calls that give a text: `t`, amounts and dates. */
const TEXT_CALLS = /^(t|peso|pesos|shortPesos|format[A-Z]\w*)$/;

/** True if a child of an element can be seen to be a text, or to be one in some cases. */
function isText(node) {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && /\S/.test(String(node.value));
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return TEXT_CALLS.test(node.callee.name ?? '');
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return (node.operator !== '&&' && isText(node.left)) || isText(node.right);
    case 'BinaryExpression':
      return node.operator === '+' && (isText(node.left) || isText(node.right));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isText(node.expression);
    default:
      return false;
  }
}

/** The children that are drawn: no comments, and no line ends with the indents after them. */
const drawn = ({ children }) =>
  children.filter(({ type, value, expression }) =>
    type === 'JSXText' ? !/^\s*\n\s*$/.test(value) : expression?.type !== 'JSXEmptyExpression',
  );

const LONE_TEXT =
  'A text beside other children stands in an element of its own, or is one template with the ' +
  'texts beside it: a browser’s translator takes the screen down otherwise.';

/**
 * Refuses texts beside other children, and texts in a fragment, whose neighbours are somebody
 * else's: a translator puts elements in their place, which React then cannot find.
 */
const loneText = {
  create(context) {
    const judge = (node) => {
      const children = drawn(node);
      if (node.type === 'JSXElement' && children.length < 2) return;
      for (const child of children) {
        if (isText(child)) context.report({ node: child, message: LONE_TEXT });
      }
    };
    return { JSXElement: judge, JSXFragment: judge };
  },
};

export default {
  meta: { name: 'palaro' },
  rules: {
    layers,
    'function-lines': functionLines,
    'no-own-time': ownTime,
    'no-bigint': bigint,
    'no-young-functions': young,
    'plain-names': plainNames,
    'lone-text': loneText,
  },
};

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

export default {
  meta: { name: 'palaro' },
  rules: {
    layers,
    'function-lines': functionLines,
    'no-own-time': ownTime,
    'no-bigint': bigint,
    'no-young-functions': young,
    'plain-names': plainNames,
  },
};

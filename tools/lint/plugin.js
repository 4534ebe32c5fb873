// The linter's rules that are this project's own.
import { importRefusal, SYSTEM_SOURCES } from '../layers.js';

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

export default {
  meta: { name: 'palaro' },
  rules: {
    layers,
    'no-own-time': ownTime,
    'no-bigint': bigint,
    'no-young-functions': young,
  },
};

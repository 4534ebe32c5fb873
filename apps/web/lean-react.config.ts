// React as this app uses it. Half of what react-dom brings serves features that no screen has, and
// as CommonJS it comes whole: here it becomes modules whose unused parts fall away, after the tests
// that lead to those features have been answered. `tools/lean-react.test.ts` holds both ends: the
// screens use none of it, and the installed React still looks as expected here.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { eachNode, type Node } from './lean.config.ts';

/** Production code by the name it is imported by; an index file would choose it at run time. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // What stands in for the hook in React 17 and before.
  'use-sync-external-store/shim/index.js': 'react/cjs/react.production.js',
};
const DOM = FILES['react-dom/client'] ?? '';

/**
 * Kinds of fibers (`fiber.tag`) that no screen makes. What works on one is never reached; were one
 * made all the same, React stops with its error 156, a kind that it does not know.
 */
const NO_SUCH_FIBER: Readonly<Record<number, string>> = {
  12: 'Profiler',
  13: 'Suspense',
  16: 'lazy',
  18: 'what a server left of a Suspense',
  19: 'SuspenseList',
  22: 'what a Suspense or an Activity hides',
  23: 'what was hidden before there was one',
  24: 'Cache',
  25: 'marks for a profiler',
  26: 'link, meta, script, style and title that React moves to the head',
  27: 'html, head and body',
  30: 'ViewTransition',
  31: 'Activity',
};

/** Variables that keep this value while nothing hydrates and no ViewTransition exists. */
const ALWAYS_FALSE = ['isHydrating', 'shouldStartViewTransition'];
const FALSE_FIELD = 'isDehydrated';

/** Functions that are called, and with nothing of their feature there always answer this. */
const ANSWERS: Readonly<Record<string, string>> = {
  // Markup of a server that React takes over, and events that came before it had.
  popHydrationState: '!1',
  resetHydrationState: '',
  getParentHydrationBoundary: 'null',
  retryIfBlockedOn: '',
  queueIfContinuousEvent: '!1',
  clearIfContinuousEvent: '',
  // Elements that React would move to the head, and asking ahead for files.
  isHostHoistableType: '!1',
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  // ViewTransition.
  trackEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitEnterViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  // Refs of fragments.
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  // A form's `action` that is a function.
  extractEvents$1: '',
  // The stack of components beside an error, which our boundaries do not print.
  describeNativeComponentFrame: '""',
};

/** Hooks that nobody calls; they stand in tables, so they would come along. */
const NO_SUCH_HOOK = [
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'startHostTransition',
  'TransitionAwareHostComponent',
  'useHostTransitionStatus',
  'useMemoCache',
];

/** What react-dom asks the scheduler for and only its test doubles have. */
const NOT_IN_PRODUCTION =
  'export const log = undefined, unstable_setDisableYieldValue = undefined;\n';

interface Edit {
  start: number;
  end: number;
  text: string;
}

type Parse = (code: string) => unknown;

const NAMES = Object.keys(FILES).map((name) => name.replace(/[./]/g, '\\$&'));

/** Makes React's packages modules, without what no screen uses. */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(${NAMES.join('|')})$`) },
    handler: (id) => inModules(FILES[id] ?? id),
  },
  transform: {
    filter: { id: /\/(cjs\/(react|scheduler)[\w-]*\.production|wouter\/src\/react-deps)\.js$/ },
    handler(code, id) {
      // Wouter asks in pieces, so that old bundlers do not complain; asked so, all of React stays.
      if (id.includes('/wouter/'))
        return code.replace('React["useInsertion" + "Effect"]', 'React.useInsertionEffect');
      const parse: Parse = (text) => this.parse(text);
      const module = asModule(id.endsWith(DOM) ? withoutUnused(code, parse) : code);
      return id.endsWith(FILES['scheduler'] ?? '') ? module + NOT_IN_PRODUCTION : module;
    },
  },
});

const inModules = (path: string) =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** CommonJS of one file as a module: each `exports.name` a variable of its own. */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const once = (name: string) =>
    code.match(new RegExp(`\\bexports\\.${name}\\s*=(?!=)`, 'g'))?.length === 1;
  const several = names.filter((name) => !once(name));
  const body = code
    .replace(/\b(?:var )?(\w+) = require\("([^"]+)"\)[,;]/g, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+)(?=\s*=(?!=))/gm, (_whole, name: string) =>
      several.includes(name) ? `out_${name}` : `const out_${name}`,
    )
    .replace(/\bexports\.(\w+)/g, 'out_$1');
  const first =
    several.length > 0 ? `let ${several.map((name) => `out_${name}`).join(', ')};\n` : '';
  const outs = names.map((name) => `out_${name} as ${name}`);
  return `${first}${body}\nexport { ${outs.join(', ')} };\n`;
}

/** react-dom/client without what is listed above; throws where something listed is not found. */
export function withoutUnused(code: string, parse: Parse): string {
  const { text, found } = leaveOut(code, parse);
  const wanted = [...ALWAYS_FALSE, FALSE_FIELD, ...Object.keys(ANSWERS), ...NO_SUCH_HOOK];
  const missing = wanted.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`react-dom has no ${missing.join(', ')} any more`);
  return text;
}

/** The code without what is listed above, and the names of what was found there. */
export function leaveOut(code: string, parse: Parse) {
  const edits: Edit[] = [];
  const found = new Set<string>();
  const cut: Cut = (node, text, what) => {
    edits.push({ start: node.start, end: node.end, text });
    if (what) found.add(what);
  };
  eachNode(parse(code) as Node, (node, parent, role) => {
    if (node.type === 'SwitchStatement' && isTag(node.discriminant)) cutCases(node, edits, code);
    else if (node.type === 'BinaryExpression') cutComparison(node, cut);
    else if (node.type === 'FunctionDeclaration') cutFunction(node, cut);
    else if (node.type === 'ExpressionStatement' && isFragmentMethod(node, code)) cut(node, '');
    else if (node.type === 'Identifier') cutVariable(node, parent, role, cut);
    else if (node.type === 'AssignmentExpression') cutAssignment(node, code, cut);
    else if (isFalseField(node) && role !== 'left') cut(node, '!1', FALSE_FIELD);
  });
  return { text: edited(code, edits), found };
}

type Cut = (node: Node, text: string, what?: string) => void;

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';
const isTag = (node: unknown) => {
  const { type, property } = node as { type: string; property?: unknown };
  return type === 'MemberExpression' ? nameOf(property) === 'tag' : nameOf(node) === 'tag';
};
const noSuchFiber = (node: unknown) => {
  const { value } = (node ?? {}) as { value?: unknown };
  return typeof value === 'number' && value in NO_SUCH_FIBER;
};
const isFalseField = (node: Node) =>
  node.type === 'MemberExpression' && nameOf(node.property) === FALSE_FIELD;

const isFragmentMethod = ({ start }: Node, code: string) =>
  code.startsWith('FragmentInstance.prototype.', start);

/** `13 === fiber.tag` is never so. */
function cutComparison(node: Node, cut: Cut) {
  if (!noSuchFiber(node.left) || !isTag(node.right)) return;
  if (node.operator === '===') cut(node, '!1');
  if (node.operator === '!==') cut(node, '!0');
}

function cutFunction(node: Node, cut: Cut) {
  const name = nameOf(node.id);
  const answer = ANSWERS[name];
  if (answer !== undefined) cut(node.body as Node, `{return ${answer}}`, name);
  if (NO_SUCH_HOOK.includes(name))
    cut(node.body as Node, '{throw Error("no such hook here")}', name);
}

function cutVariable(node: Node, parent: Node | null, role: string, cut: Cut) {
  if (!ALWAYS_FALSE.includes(nameOf(node))) return;
  // Where it is declared, and where something else only has the same name.
  if (['id', 'params', 'left', 'key'].includes(role)) return;
  if (role === 'property' && parent?.computed !== true) return;
  cut(node, '!1', nameOf(node));
}

function cutAssignment(node: Node, code: string, cut: Cut) {
  if (!ALWAYS_FALSE.includes(nameOf(node.left))) return;
  const { start, end } = node.right as Node;
  cut(node, code.slice(start, end));
}

interface Clause extends Node {
  test: Node | null;
  consequent: Node[];
}

/** Takes the clauses of kinds that are never made out of a `switch (fiber.tag)`. */
function cutCases(node: Node, edits: Edit[], code: string) {
  /** Whether a kind that exists comes to the clause: its label stands before, or it runs on. */
  let reached = false;
  for (const clause of node.cases as Clause[]) {
    if (!noSuchFiber(clause.test)) {
      reached = !leaves(clause);
      continue;
    }
    const [first] = clause.consequent;
    const end = reached && first ? first.start : clause.end;
    edits.push({ start: clause.start, end, text: declared(clause, reached, code) });
    if (reached) reached = !leaves(clause);
  }
}

/** Whether nothing runs on into the next clause. */
const leaves = ({ consequent }: Clause) =>
  /^(Break|Return|Throw|Continue)Statement$/.test(consequent[consequent.length - 1]?.type ?? '');

/** Variables that a clause declares belong to the whole function. */
function declared(clause: Clause, stays: boolean, code: string): string {
  if (stays) return '';
  const names = new Set<string>();
  clause.consequent.forEach((statement) =>
    eachNode(statement, (node) => {
      if (node.type === 'VariableDeclarator')
        names.add(code.slice((node.id as Node).start, (node.id as Node).end));
    }),
  );
  if (names.size === 0) return '';
  // A clause must stay one: this stands where nothing gets.
  return `case -1: var ${[...names].join(', ')};\nbreak;\n`;
}

/** What stands within another cut goes with it. */
function edited(code: string, edits: Edit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let at = 0;
  for (const { start, end, text: instead } of sorted) {
    if (start < at) continue;
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}

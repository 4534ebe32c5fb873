import ts from 'typescript';
import { eachNode, isCode, isTest, lineOf, treeOf } from './source.ts';
import type { Check, Finding } from './source.ts';

/** A constant of section 9, and how to recognise it in code. */
interface SpecConstant {
  name: string;
  /** Its values as literals: numbers without separators, texts without quotes. */
  values: readonly string[];
  /** Must match the statement around the value; only plain numbers need this. */
  about?: RegExp;
}

/** The specification's storage keys (APP-17). */
const SPEC_STORAGE_KEYS = [
  'SHELL_PU_A',
  'SHELL_PU_B',
  'MC_SESSION_INFO',
  'hideDownloadBar',
  'trialName',
] as const;

const storageKeys = SPEC_STORAGE_KEYS.map((key): SpecConstant => ({
  name: `storage key ${key}`,
  values: [key],
}));

/** Section 9 of the specification (LIMIT-01), as far as literals can be told apart. */
const SPEC_CONSTANTS: readonly SpecConstant[] = [
  ...storageKeys,
  { name: 'popup refresh delay', values: ['500'], about: /popup.*refresh|refresh.*popup/i },
  { name: 'banner autoplay', values: ['5000'], about: /banner/i },
  { name: 'hot-match delay', values: ['5000'], about: /hot_?match/i },
  { name: 'match time format', values: ['MM/DD HH:mm'] },
  { name: 'games a page', values: ['26'], about: /game|page|size/i },
  { name: 'recent games a page', values: ['25'], about: /recent/i },
  { name: 'winner board entries', values: ['20'], about: /winner|board/i },
  { name: 'load-ahead distance', values: ['500'], about: /ahead|bottom|root_?margin/i },
  { name: 'load throttle', values: ['1000'], about: /throttle/i },
  { name: 'language reload debounce', values: ['200', '250'], about: /reload|revalidat/i },
  { name: 'SMS countdown', values: ['60'], about: /sms|countdown/i },
  { name: 'captcha length', values: ['6'], about: /captcha.*(max|length)/i },
  { name: 'longest loading toast', values: ['9999', '9999000'] },
  { name: 'short loading toast', values: ['10', '10000'], about: /loading.*(_s|seconds)|toast/i },
  { name: 'platform of games', values: ['html5'] },
  { name: 'hot games isPlatform', values: ['2'], about: /is_?platform/i },
  { name: 'toast of 8 s', values: ['8', '8000'], about: /toast/i },
  { name: 'toast of 1.5 s', values: ['1.5', '1500'], about: /toast|success/i },
  { name: 'page fade', values: ['300'], about: /fade/i },
  { name: 'back swipe', values: ['100'], about: /back_?swipe/i },
  { name: 'dialog open-click guard', values: ['300'], about: /guard/i },
  { name: 'minimum bet options', values: ['0.75'], about: /min/i },
  { name: 'jackpot start', values: ['170000000', '250000000'] },
  { name: 'swipe threshold', values: ['60'], about: /swipe/i },
  { name: 'touch press-in', values: ['130'], about: /press/i },
  { name: 'touch long press', values: ['370'], about: /press/i },
  { name: 'touch movement', values: ['30'], about: /move|cancel/i },
  {
    name: 'service-worker window',
    values: ['60', '60000'],
    about: /service_?worker|update_?window/i,
  },
  { name: 'sticky header', values: ['100'], about: /sticky/i },
  { name: 'lazy route delay', values: ['200'], about: /lazy|transition_?delay/i },
];

/** The text of the nearest named thing around the literal. */
function around(node: ts.Node): string {
  for (let up = node.parent; ; up = up.parent) {
    if (!up || ts.isSourceFile(up) || ts.isBlock(up)) return node.parent.getText();
    if (ts.isVariableDeclaration(up) || ts.isPropertyAssignment(up) || ts.isCallExpression(up))
      return up.getText().slice(0, 200);
    if (ts.isParameter(up) || ts.isPropertyDeclaration(up)) return up.getText();
  }
}

/** Numbers, texts and field names. A text passed to a function is a typed use, not a source. */
const literalOf = (node: ts.Node) => {
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isPropertyAssignment(node)) return node.name.getText();
  return ts.isStringLiteralLike(node) && !ts.isCallExpression(node.parent) ? node.text : null;
};

/** A type repeats a value without being a second source of it. */
const isType = (node: ts.Node) => ts.isLiteralTypeNode(node.parent);

/** Each constant of section 9 has one owner; other code imports it from there. */
export const repeatedConstants: Check = (sources) => {
  const places = new Map<string, Finding[]>();
  for (const source of sources) {
    if (!isCode(source) || isTest(source) || !/^(packages|areas|apps)\//.test(source.path))
      continue;
    eachNode(treeOf(source), (node) => {
      const literal = literalOf(node);
      if (literal === null || isType(node)) return;
      for (const { name, values, about } of SPEC_CONSTANTS) {
        if (!values.includes(literal) || (about && !about.test(around(node)))) continue;
        const found = places.get(`${name} ${literal}`) ?? [];
        // A name may appear several times in its owner's file; a number may not.
        if (ts.isStringLiteralLike(node) && found.some(({ path }) => path === source.path))
          continue;
        const says = `writes the ${name} (${literal}) again`;
        found.push({ path: source.path, line: lineOf(node), says });
        places.set(`${name} ${literal}`, found);
      }
    });
  }
  return [...places.values()].filter((found) => found.length > 1).flat();
};

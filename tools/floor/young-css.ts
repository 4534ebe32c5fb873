/** CSS that iOS 12.4 does not know, in the form that minified files have. */
const YOUNG_VALUES: readonly [RegExp, string][] = [
  [/\bclamp\(/, 'clamp()'],
  [/\bcolor-mix\(/, 'color-mix()'],
  [/\b(oklch|oklab|lch|lab|light-dark)\(/, 'a young colour'],
  [/[\d.](dvh|svh|lvh|dvw|svw|lvw|cqw|cqh|cqi)\b/, 'a young unit'],
  [/\boverflow(-[xy])?:\s*clip\b/, 'overflow: clip'],
];
const YOUNG_PROPERTIES = new RegExp(
  '^(inset(-.*)?|translate|rotate|scale|aspect-ratio|(inline|block)-size|offset-.*|' +
    '(padding|margin|border)-(inline|block)(-.*)?)$',
);
/** Such a rule may be dropped: it only removes a style where the browser knows the selector. */
const HARMLESS = /:not\(:focus-visible\)/g;
const YOUNG_SELECTORS = /:(is|where|has|focus-visible|user-valid|user-invalid|modal|open)\b/;
/** iOS 12.4 drops the whole block. */
const YOUNG_BLOCKS = /^@(container|layer|scope|property|starting-style)\b|^@media[^{]*[<>]/;

interface Rule {
  selector: string;
  declarations: string[];
}

/**
 * The parts of a style sheet that the floor would drop, with their place. Blocks of @supports are
 * left out, since the browser judges them itself.
 */
export function youngStyles(name: string, css: string): string[] {
  const known = withoutBlocks(css, /^@supports\b/);
  const found = blockHeads(known)
    .filter((head) => YOUNG_BLOCKS.test(head))
    .map((head) => `${name}: ${head}`);
  for (const { selector, declarations } of rulesOf(known)) {
    for (const what of youngIn({ selector, declarations }))
      found.push(`${name}: ${selector} ${what}`);
  }
  return found;
}

function youngIn({ selector, declarations }: Rule): string[] {
  const found = YOUNG_SELECTORS.test(selector.replace(HARMLESS, '')) ? ['a young selector'] : [];
  const isGrid = declarations.some((each) => /^display:(inline-)?grid/.test(each));
  for (const each of declarations) {
    const [property = ''] = each.split(':');
    // iOS 12.4 knows a grid's gap, but not a flex row's, whose children would touch.
    if (/^(row-|column-)?gap$/.test(property) && !isGrid) found.push(each);
    if (YOUNG_PROPERTIES.test(property)) found.push(each);
    const young = YOUNG_VALUES.find(([pattern]) => pattern.test(each));
    // An older value of the same property before it is the fallback.
    const before = declarations.indexOf(each);
    const hasOlder = declarations.slice(0, before).some((one) => one.startsWith(`${property}:`));
    if (young && !hasOlder) found.push(`${each} (${young[1]})`);
  }
  return found;
}

const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: body
      .split(';')
      .map((each) => each.trim().replace(/:\s+/, ':'))
      .filter(Boolean),
  }));

const blockHeads = (css: string): string[] =>
  [...css.matchAll(/(?:^|[{};])\s*(@[^{};]+)\{/g)].map(([, head = '']) => head.trim());

/** Removes whole blocks with everything inside. */
function withoutBlocks(css: string, head: RegExp): string {
  let rest = css;
  for (let from = 0; ;) {
    const at = rest.indexOf('@', from);
    if (at < 0) return rest;
    if (!head.test(rest.slice(at))) {
      from = at + 1;
      continue;
    }
    rest = rest.slice(0, at) + rest.slice(endOfBlock(rest, at));
    from = at;
  }
}

function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = css.indexOf('{', from); at >= 0 && at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}

import type { Check, Finding } from './source.ts';

const PAGE = 'docs/security.md';

/**
 * The levels of the requirements of each section of OWASP ASVS 5.0.0, in their order: section 1.2
 * has nine of levels 1 and 2, and one of level 3.
 */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const WANTED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  Array.from(levels).flatMap((level, i) => (level === '3' ? [] : [`${section}.${i + 1}`])),
);

/** A row names one requirement, or several that are alike: `| 1.2.6, 1.2.7 | 2 | … |`. */
const ROW = /^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\| /;
const STATES = ['met', 'partly', 'deployment', 'not met', 'not applicable'];
/** A file, with or without the folders above it: `areas/site/a/x.test.ts`. */
const NAMED =
  /`((?:apps|areas|bench|docs|e2e|games|packages|prove|providers|tools|vendors)\/[\w./-]+)`/g;

/**
 * The page of the security standard has every requirement of levels 1 and 2 once, each with a
 * state, says right how many are met, and names files that exist.
 */
export const securityPage: Check = (sources) => {
  const page = sources.find(({ path }) => path === PAGE);
  if (!page) return [{ path: PAGE, says: 'is missing' }];
  const lines = page.text.split('\n');
  const found: Finding[] = [];
  const say = (line: number, says: string) => found.push({ path: PAGE, line: line + 1, says });
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  lines.forEach((text, line) => {
    const named = ROW.exec(text)?.[1]?.split(', ') ?? [];
    for (const one of named) {
      if (!WANTED.includes(one)) say(line, `${one} is no requirement of levels 1 and 2`);
      if (seen.has(one)) say(line, `${one} was listed before`);
      seen.set(one, line);
    }
    if (named.length === 0) return;
    const state = text.split('|')[3]?.trim() ?? '';
    if (!STATES.includes(state)) say(line, `"${state}" is no state`);
    counts.set(state, (counts.get(state) ?? 0) + named.length);
  });
  for (const one of WANTED.filter((id) => !seen.has(id))) {
    found.push({ path: PAGE, says: `lacks ${one}` });
  }
  const sum = STATES.map((state) => `${counts.get(state) ?? 0} ${state}`).join(', ');
  if (!page.text.includes(sum)) found.push({ path: PAGE, says: `does not say: ${sum}` });
  const paths = new Set(sources.map(({ path }) => path));
  lines.forEach((text, line) => {
    for (const [, path = ''] of text.matchAll(NAMED)) {
      const folder = path.endsWith('/') && [...paths].some((one) => one.startsWith(path));
      if (!paths.has(path) && !folder) say(line, `names ${path}, which does not exist`);
    }
  });
  return found;
};

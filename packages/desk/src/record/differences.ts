/** A value that differs, by its place in the JSON: `template.colours.gold`. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with its keys in order, so that equal values have equal texts. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      isMap(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** Only what differs between two JSON values; objects are compared field by field, lists whole. */
export const differences = (before: unknown, after: unknown): Difference[] =>
  allValues(before, after).filter((one) => textOf(one.before) !== textOf(one.after));

/** Every value of two JSON values, alike or not, as `differences` compares them. */
export function allValues(before: unknown, after: unknown, path = ''): Difference[] {
  const comparable = isMap(before)
    ? isMap(after) || isNothing(after)
    : isMap(after) && isNothing(before);
  if (!comparable) return [{ path, before, after }];
  const from = isMap(before) ? before : {};
  const to = isMap(after) ? after : {};
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name) =>
    allValues(from[name], to[name], path === '' ? name : `${path}.${name}`),
  );
}

const isNothing = (value: unknown) => value === null || value === undefined;

/** A value as people read it: text as it is, the rest as JSON; null where there is none. */
export function shownValue(value: unknown): string | null {
  if (isNothing(value)) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

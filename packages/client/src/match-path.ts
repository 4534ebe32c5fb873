/**
 * Compares a path with a pattern such as `/m/game/:gameId`. Returns the named parts, or null if it
 * does not match. A slash at the end makes no difference.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (let i = 0; i < wanted.length; i++) {
    const want = wanted[i] ?? '';
    const part = given[i] ?? '';
    if (want.charAt(0) === ':') params[want.slice(1)] = decoded(part);
    else if (want !== part) return null;
  }
  return params;
}

const segments = (path: string) => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * JSON with sorted keys and no spaces, so that equal data gives equal text and therefore one hash.
 * Takes plain data only. Like JSON, it leaves out undefined.
 */
export function canonicalJson(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonicalJson).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`);
  return `{${fields.join(',')}}`;
}

/** What any call may be given, as the address and the wire see it. */
export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The file of an upload, which has no other body. */
  file?: Blob;
}

/**
 * The address of a call: `{name}` parts filled, the query in a stable order, empty ones left out.
 */
export function callAddress(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const fields = Object.keys(query)
    .filter((name) => query[name] !== undefined && query[name] !== null && query[name] !== '')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(query[name]))}`);
  return fields.length > 0 ? `${filled}?${fields.join('&')}` : filled;
}

/** The input of any call, without its types. */
export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The file of an upload, which is its whole body. */
  file?: Blob;
  /** The files of an upload of many, beside its body. */
  files?: readonly Blob[];
}

/**
 * A call's address: `{name}` parts are filled, query fields are sorted, and empty ones are left
 * out.
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

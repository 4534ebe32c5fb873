// What operators' HTML may hold: one allow-list for the server (on save) and the browser (on
// render), promotions.md §11. Whatever is not named here does not exist.

/** Elements that stay; of others the text stays, of script and style nothing. */
export const HTML_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

/** Attributes by element: no class, no id, no style, no event. */
export const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Where a link in content leads; null: nowhere. */
export type ContentLink = { kind: 'inside' | 'outside'; address: string } | null;

// Printable ASCII without the backslash: a browser drops controls and turns backslashes, so that
// one address reads as two.
const PLAIN = /^[!-[\]-~]+$/;
/** Once resolved, these leave /m. */
const DOT_SEGMENT = /\/\.{1,2}(?=[/?#]|$)|%2e|%5c/i;
const INSIDE = /^\/m(?=[/?#]|$)(?!\/\/)/;
/** A host without a name and password before it, and what follows. */
const OUTSIDE = /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?(?:[/?#]|$)/i;

/**
 * Reads a link of operators' content: `/m…` lies inside the site, `http(s)` outside, anything else
 * leads nowhere (APP-04).
 */
export function contentLink(href: string | null | undefined): ContentLink {
  const address = (href ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (!PLAIN.test(address)) return null;
  if (INSIDE.test(address)) return DOT_SEGMENT.test(address) ? null : { kind: 'inside', address };
  return OUTSIDE.test(address) ? { kind: 'outside', address } : null;
}

/** Pictures in content come from the site's own uploads and from nowhere else. */
export const isContentImage = (src: string): boolean =>
  /^\/content\/[\w./-]+$/.test(src) && !DOT_SEGMENT.test(src);

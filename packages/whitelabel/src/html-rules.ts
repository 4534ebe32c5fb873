// The HTML operators may write: one allow-list for the server (on save) and the browser (on
// render), docs/domain/promotions.md §11. Everything that is not named here is removed.

/** Elements that stay. Of other elements only the text stays; script and style lose that too. */
export const HTML_TAGS = [
  'p',
  'br',
  'hr',
  'div',
  'span',
  'blockquote',
  'pre',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;

/** The attributes allowed for each element. Class, id, style and event handlers never are. */
export const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Where a link in content leads; null: it is not allowed. */
export type ContentLink = { kind: 'inside' | 'outside'; address: string } | null;

// Printable ASCII without the backslash. Browsers drop control characters and turn backslashes into
// slashes, so an address could be read in two ways.
const PLAIN = /^[!-[\]-~]+$/;
/** Segments that would lead out of /m once a browser resolves them. */
const DOT_SEGMENT = /\/\.{1,2}(?=[/?#]|$)|%2e|%5c/i;
const INSIDE = /^\/m(?=[/?#]|$)(?!\/\/)/;
/** A host with no name and password before it, and what follows the host. */
const OUTSIDE = /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?(?:[/?#]|$)/i;

/**
 * Classifies a link in operators' content: `/m…` is inside the site, `http(s)` outside, and nothing
 * else is allowed (APP-04).
 */
export function contentLink(href: string | null | undefined): ContentLink {
  const address = (href ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (!PLAIN.test(address)) return null;
  if (INSIDE.test(address)) return DOT_SEGMENT.test(address) ? null : { kind: 'inside', address };
  return OUTSIDE.test(address) ? { kind: 'outside', address } : null;
}

/** Whether a picture comes from the site's uploads; content may show no others. */
export const isContentImage = (src: string): boolean =>
  /^\/content\/[\w./-]+$/.test(src) && !DOT_SEGMENT.test(src);

import { createHash } from 'node:crypto';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from '@palaro/whitelabel';
import sanitize from 'sanitize-html';

/** Raised when this file cleans otherwise than before; the lists count by themselves. */
const FILTER = 1;
/** Deeper HTML is nobody's text, and makes browsers slow. */
const NESTING_MAX = 30;

/** Names the rules that HTML is cleaned by: what was saved under others is cleaned once more. */
export const HTML_RULES = createHash('sha256')
  .update(JSON.stringify([FILTER, HTML_TAGS, HTML_ATTRIBUTES]))
  .digest('hex')
  .slice(0, 12);

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(HTML_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  // Their text is code, data or a form's, never something to read.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'object'],
    ...['textarea', 'option', 'xmp', 'plaintext', 'listing', 'title', 'svg', 'math'],
  ],
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: NESTING_MAX,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkOnly(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: isOurs(attribs) ? attribs : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs),
};

/** A link that leads nowhere keeps its words and loses its address (APP-04). */
function linkOnly({ href }: sanitize.Attributes): sanitize.Attributes {
  const link = contentLink(href);
  return link ? { href: link.address } : {};
}

const isOurs = ({ src = '' }: sanitize.Attributes) => isContentImage(src);

/**
 * Operators' HTML with nothing but what the allow-list names (POP-01): no script, style, event,
 * frame, form; links inside the site or to the web, pictures from the site's own uploads.
 */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();

import { createHash } from 'node:crypto';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from '@palaro/whitelabel';
import type sanitize from 'sanitize-html';

/**
 * Raise this when the cleaning in this file changes. Changes of the lists need no raise: they are
 * part of the hash below.
 */
const FILTER = 1;
/** No real text nests deeper than this, and deep HTML slows browsers down. */
const NESTING_MAX = 30;

/**
 * Identifies the current cleaning rules. HTML that was saved under other rules is cleaned again.
 */
export const HTML_RULES = createHash('sha256')
  .update(JSON.stringify([FILTER, HTML_TAGS, HTML_ATTRIBUTES]))
  .digest('hex')
  .slice(0, 12);

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(HTML_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  // The text inside these tags is code, data or form values, never something to read.
  nonTextTags: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'noembed',
    'noframes',
    'object',
    'textarea',
    'option',
    'xmp',
    'plaintext',
    'listing',
    'title',
    'svg',
    'math',
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

/** A link that may not be followed keeps its words and loses its address (APP-04). */
function linkOnly({ href }: sanitize.Attributes): sanitize.Attributes {
  const link = contentLink(href);
  return link ? { href: link.address } : {};
}

const isOurs = ({ src = '' }: sanitize.Attributes) => isContentImage(src);

/**
 * Keeps only what the allow-list names (POP-01): no scripts, styles, events, frames or forms. Links
 * may lead inside the site or to the web; pictures must be uploads of this site.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: clean } = await import('sanitize-html');
  return clean(html, OPTIONS).trim();
}

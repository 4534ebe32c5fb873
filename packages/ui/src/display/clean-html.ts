import { imageAddress } from '@palaro/client';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from '@palaro/whitelabel';
import createPurifier from 'dompurify';
import { wordsOf } from './html-words.ts';

const purifier = createPurifier(window);
const TAGS = [...HTML_TAGS];
const ATTRIBUTES = Object.keys(HTML_ATTRIBUTES).reduce<string[]>(
  (all, tag) => all.concat(HTML_ATTRIBUTES[tag] ?? []),
  [],
);

purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  const allowed = HTML_ATTRIBUTES[node.nodeName.toLowerCase()] ?? [];
  if (!allowed.includes(attribute.attrName)) attribute.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') limitLink(node);
  if (node.nodeName === 'IMG') limitImage(node);
});

function limitLink(node: Element) {
  const link = contentLink(node.getAttribute('href'));
  if (!link) return node.removeAttribute('href');
  node.setAttribute('href', link.address);
  if (link.kind === 'inside') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
}

function limitImage(node: Element) {
  const src = node.getAttribute('src') ?? '';
  if (!isContentImage(src)) {
    node.remove();
    return;
  }
  node.setAttribute('src', imageAddress(src, src.replace(/\/[^/]*$/, '')));
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  node.setAttribute('loading', 'lazy');
}

/**
 * Operators' HTML as nodes, limited to the allow-list: the second barrier after the server's on
 * save, before the page's policy. Nodes, not text: nothing is parsed a second time. Headings start
 * at `level`, so that they fit under the page's own.
 */
export function cleanHtml(html: string, level: number): DocumentFragment {
  // Where the browser lacks what the sanitiser needs, it hands its input back as it was.
  if (!purifier.isSupported) return words(html);
  const nodes = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // A frameset takes the place of the body, so that there is nothing to clean.
  if (!nodes) return document.createDocumentFragment();
  renumberHeadings(nodes, level);
  nodes.querySelectorAll('table').forEach(letTableScroll);
  return nodes;
}

function words(html: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  nodes.append(wordsOf(html));
  return nodes;
}

function renumberHeadings(nodes: DocumentFragment, level: number) {
  const headings = [...nodes.querySelectorAll('h1,h2,h3,h4,h5,h6')];
  const depths = [...new Set(headings.map((each) => each.nodeName))].sort();
  for (const each of headings) {
    const heading = document.createElement(
      `h${Math.min(6, level + depths.indexOf(each.nodeName))}`,
    );
    heading.append(...each.childNodes);
    each.replaceWith(heading);
  }
}

/** A wide table scrolls inside its own box; the page never grows wider than the phone. */
function letTableScroll(table: Element) {
  const box = document.createElement('div');
  box.setAttribute('data-table', '');
  table.replaceWith(box);
  box.append(table);
}

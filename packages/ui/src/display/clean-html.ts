import { imageAddress } from '@palaro/client';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from '@palaro/whitelabel';

const HTML = 'http://www.w3.org/1999/xhtml';
const TAGS: readonly string[] = HTML_TAGS;
/** Elements whose text is not for readers. */
const UNREAD =
  /^(script|style|template|title|textarea|xmp|plaintext|iframe|no(script|embed|frames))$/;

/**
 * Turns operators' HTML into nodes, limited to the allow-list. This is the second barrier: the
 * server cleans on save, and the page's policy comes after. Headings start at `level`, so that they
 * fit below the page's title.
 *
 * The HTML is parsed in a template, where nothing runs and nothing is fetched. The result is built
 * element by element and attribute by attribute from names in the allow-list. No input node gets
 * into the page, and no HTML text is parsed a second time (docs/decisions/024).
 */
export function cleanHtml(html: string, level: number): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  const nodes = document.createDocumentFragment();
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  // Uses a walker, because an input named `childNodes` would replace a form's property.
  copy(document.createTreeWalker(template.content, shown, { acceptNode: judge }), nodes);
  renumberHeadings(nodes, level);
  nodes.querySelectorAll('table').forEach(letTableScroll);
  return nodes;
}

/** Elements that are not on the list lose their tag and keep their text; unread ones lose both. */
function judge(node: Node): number {
  if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
  // Checked before reading `localName`, which an input of that name in a form would replace.
  if (node instanceof HTMLFormElement) return NodeFilter.FILTER_SKIP;
  const { localName, namespaceURI } = node;
  if (namespaceURI !== HTML || UNREAD.test(localName)) return NodeFilter.FILTER_REJECT;
  return TAGS.includes(localName) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
}

/** Builds copies, inside `target`, of what is below the walker's current node. */
function copy(walker: TreeWalker, target: Node) {
  let node = walker.firstChild();
  if (!node) return;
  for (; node; node = walker.nextSibling()) {
    if (!(node instanceof Element)) {
      target.appendChild(document.createTextNode(node.nodeValue ?? ''));
      continue;
    }
    const made = built(node);
    if (!made) continue;
    copy(walker, made);
    target.appendChild(made);
  }
  walker.parentNode();
}

/** Copies an element with its allowed attributes; null for a picture from elsewhere. */
function built(from: Element): Element | null {
  const made = document.createElement(from.localName);
  for (const name of HTML_ATTRIBUTES[from.localName] ?? []) {
    const value = from.getAttribute(name);
    if (value !== null && name !== 'href' && name !== 'src') made.setAttribute(name, value);
  }
  if (from.localName === 'a') setLink(made, from.getAttribute('href'));
  if (from.localName === 'img') return withImage(made, from.getAttribute('src') ?? '');
  return made;
}

function setLink(made: Element, href: string | null) {
  const link = contentLink(href);
  if (!link) return;
  made.setAttribute('href', link.address);
  if (link.kind === 'inside') return;
  made.setAttribute('target', '_blank');
  made.setAttribute('rel', 'noopener noreferrer');
}

function withImage(made: Element, src: string): Element | null {
  if (!isContentImage(src)) return null;
  made.setAttribute('loading', 'lazy');
  if (!made.hasAttribute('alt')) made.setAttribute('alt', '');
  // Set last, because it makes the browser fetch the picture.
  made.setAttribute('src', imageAddress(src, src.replace(/\/[^/]*$/, '')));
  return made;
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

/** Puts a table into a box that scrolls, so that the page never gets wider than the phone. */
function letTableScroll(table: Element) {
  const box = document.createElement('div');
  box.setAttribute('data-table', '');
  table.replaceWith(box);
  box.append(table);
}

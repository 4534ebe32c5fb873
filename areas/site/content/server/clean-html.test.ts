import fc from 'fast-check';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from '@palaro/whitelabel';
import { cleanHtml } from './clean-html.ts';
import { XSS_VECTORS } from './test-xss-vectors.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * What a browser finds in the HTML that must not be there: elements, attributes, addresses by name.
 */
function forbidden(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const { tagName, namespaceURI, attrs } = node;
    const known =
      (HTML_TAGS as readonly string[]).includes(tagName) && String(namespaceURI) === HTML;
    const wrong = attrs.filter(({ name, value }) => !isFine(tagName, name, value));
    return [
      ...(known ? [] : [`<${tagName}>`]),
      ...wrong.map(({ name, value }) => `${tagName} ${name}=${value}`),
      ...forbidden(node.childNodes),
    ];
  });
}

function isFine(tag: string, name: string, value: string): boolean {
  if (!HTML_ATTRIBUTES[tag]?.includes(name)) return false;
  if (name === 'href') return contentLink(value)?.address === value;
  return name !== 'src' || isContentImage(value);
}

describe('POP-01 operators’ HTML', () => {
  it('holds no known attack after cleaning', async () => {
    expect(XSS_VECTORS.length).toBeGreaterThan(400);
    const left = XSS_VECTORS.map(async (vector) => {
      const clean = await cleanHtml(vector);
      return forbidden(parseFragment(clean).childNodes).map((what) => ({ vector, clean, what }));
    });
    expect((await Promise.all(left)).flat()).toEqual([]);
  });

  it('holds no combination of attacks, even after it was written out and read again', async () => {
    const pieces = fc.constantFrom(
      ...XSS_VECTORS,
      '<p>',
      '</p>',
      '<table><tr><td>',
      '"',
      '>',
      '<a',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 2, maxLength: 4 }), async (parts) => {
        const clean = await cleanHtml(parts.join(''));
        expect(forbidden(parseFragment(clean).childNodes)).toEqual([]);
        const again = parseFragment(serialize(parseFragment(clean)));
        expect(forbidden(again.childNodes)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '<h2>Deposits</h2><p>From <strong>₱100</strong>, <em>at once</em>.<br />No fee.</p>',
    '<ul><li>GCash</li><li>Maya</li></ul><ol start="3"><li>Tap</li></ol>',
    '<p><a href="/m/help?i=2">Limits</a> <a href="https://www.pagcor.ph/">PAGCOR</a></p>',
    '<table><tr><th colspan="2" scope="col">Fee</th></tr><tr><td>0</td><td>₱0</td></tr></table>',
    '<figure><img src="/content/images/a/480.webp" alt="x" /><figcaption>y</figcaption></figure>',
  ])('SVC-06 keeps what a text needs: %s', async (html) => {
    expect(await cleanHtml(html)).toBe(html);
  });

  it('PR-46 loses script, event and javascript: and keeps its text', async () => {
    const html = '<p onclick="x()">Hi <a href="javascript:x()">there</a><script>x()</script></p>';
    expect(await cleanHtml(html)).toBe('<p>Hi <a>there</a></p>');
  });

  it('APP-04 a link without a valid target keeps its text', async () => {
    expect(await cleanHtml('<a href="/mall" target="_blank">x</a>')).toBe('<a>x</a>');
    expect(await cleanHtml('<a href=" /m/home ">x</a>')).toBe('<a href="/m/home">x</a>');
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { HtmlContent } from './HtmlContent.tsx';

const cleaned = (html: string, level = 2) => {
  const box = document.createElement('div');
  box.append(cleanHtml(html, level));
  return box.innerHTML;
};

beforeEach(() => history.replaceState(null, '', '/m/help'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['<p onclick="x()" class="a" id="b" style="color:red" data-a="1">Hi</p>', '<p>Hi</p>'],
  ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://elsewhere.example/pixel.gif">', ''],
  ['<iframe src="/m/home"></iframe><svg onload=x><a>t</a></svg>', ''],
  ['<form><input name="a">word</form>', 'word'],
  ['<form><input name="childNodes"><input name="localName"><b>word</b></form>', '<b>word</b>'],
  ['<p>a<unknown>b<i>c</i></unknown>d</p>', '<p>ab<i>c</i>d</p>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=x>', ''],
  ['<frameset onload=x></frameset>', ''],
  ['<html><body onload=x>word</body></html>', 'word'],
  ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="/m/home" target="_top" ping="/x">go</a>', '<a href="/m/home">go</a>'],
  ['<p start="3">x</p><ol start="3"><li>y</li></ol>', '<p>x</p><ol start="3"><li>y</li></ol>'],
])('PR-46 POP-01 %s is limited to the allow-list', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

it('APP-04 an outside link opens in a new tab that cannot reach this one', () => {
  expect(cleaned('<a href="https://example.com">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

it('a picture from the uploads stays, and is fetched only when it is near', () => {
  expect(cleaned('<img src="/content/images/a1/960.webp">')).toBe(
    '<img loading="lazy" alt="" src="/content/images/a1/960.webp">',
  );
});

it('headings start below the title of the page, whatever operators chose', () => {
  expect(cleaned('<h1>a</h1><h4>b</h4><h1>c</h1>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
  expect(cleaned('<h4>a</h4>', 3)).toBe('<h3>a</h3>');
});

it('a table is in a box that scrolls', () => {
  expect(cleaned('<table><tbody><tr><td>x</td></tr></tbody></table>')).toBe(
    '<div data-table=""><table><tbody><tr><td>x</td></tr></tbody></table></div>',
  );
});

const LINKS =
  '<a href="/m/notice">in</a><a href="https://example.com/x">out</a>' +
  '<a href="javascript:alert(1)">bad</a><a href="/mall">mall</a>';

it('APP-04 a tap follows /m inside and http outside, and nothing else', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<HtmlContent html={LINKS} />);
  const tap = (name: string) => fireEvent.click(screen.getByText(name));
  expect((await screen.findByText('in')).isConnected).toBe(true);
  for (const name of ['bad', 'mall']) {
    expect(tap(name)).toBe(false);
    expect(location.pathname).toBe('/m/help');
  }
  expect(open).not.toHaveBeenCalled();
  tap('out');
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://example.com/x',
    '_blank',
    'noopener,noreferrer',
  );
  tap('in');
  expect(location.pathname).toBe('/m/notice');
});

it('APP-04 with a key held, a link with a target is left to the browser', async () => {
  render(<HtmlContent html={LINKS} />);
  const held = (name: string) => fireEvent.click(screen.getByText(name), { ctrlKey: true });
  await screen.findByText('in');
  expect(held('out')).toBe(true);
  expect(held('bad')).toBe(false);
});

it('another text replaces the first', async () => {
  const { rerender, container } = render(<HtmlContent html="<p>one</p>" />);
  await screen.findByText('one');
  rerender(<HtmlContent html="<p>two</p>" />);
  expect(container.textContent).toBe('two');
});

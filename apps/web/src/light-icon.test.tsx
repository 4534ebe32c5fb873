import { renderToStaticMarkup } from 'react-dom/server';
import { House, Wallet } from 'lucide-react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import createLucideIcon from './light-icon.ts';

type Given = Parameters<typeof createLucideIcon>[0];

/** The icon data that lucide itself exports besides the icon. */
const dataOf = async (name: string): Promise<Given> => {
  const file = (await import(`../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as {
    __iconData: Given;
  };
  return file.__iconData;
};
/** Removes lucide's class names, which no style here uses. */
const plain = (html: string) => html.replace(/ class="[^"]*"/, '');

it.each([
  ['house', House, {}],
  ['house', House, { size: 20, strokeWidth: 2.5, fill: 'currentColor' }],
  ['wallet', Wallet, { 'aria-hidden': true }],
  ['wallet', Wallet, { 'aria-label': 'Wallet', color: 'red' }],
])('the light %s equals lucide’s icon, attribute for attribute', async (name, Real, props) => {
  const Light = createLucideIcon(await dataOf(name));
  const sorted = (html: string) => plain(html).split(/[ >]/).sort();
  expect(sorted(renderToStaticMarkup(createElement(Light, props)))).toEqual(
    sorted(renderToStaticMarkup(createElement(Real, props))),
  );
});

import { expect, it } from 'vitest';
import { cardHeight, type Column } from './columns.ts';

const columns = (...widths: (number | undefined)[]): Column<object>[] =>
  widths.map((width, at) => ({
    key: `${at}`,
    title: 'desk.table.columns',
    cell: () => null,
    ...(width === undefined ? {} : { width }),
  }));

it.each`
  name                                                | of                                   | lines
  ${'the first column alone is one line'}             | ${columns(190)}                      | ${0}
  ${'two narrow ones share a line'}                   | ${columns(190, 110, 140)}            | ${1}
  ${'a third begins the next'}                        | ${columns(190, 110, 140, 150)}       | ${2}
  ${'one without a width has a line of its own'}      | ${columns(190, 110, undefined, 140)} | ${3}
  ${'so has one too wide for half, such as a moment'} | ${columns(undefined, 184, 110, 110)} | ${2}
`('the height of a card: $name', ({ of, lines }: { of: Column<object>[]; lines: number }) => {
  expect(cardHeight(of)).toBe(44 + 40 * lines);
});

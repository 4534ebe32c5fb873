// The contrasts that docs/domain/design.md promises, computed from the kit's tokens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../packages/ui/tokens.css'), 'utf8');

/** The custom properties of the first block that begins with `head`. */
function block(head: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(head)) + 1;
  const inside = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...inside.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const themes = {
  dark: block("\n:root,\n[data-theme='dark']"),
  light: block("\n[data-theme='light']"),
};

type Rgb = [number, number, number];

function rgba(value: string): [...Rgb, number] {
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return [...[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)), 1] as never;
  const parts = /^rgba\(([^)]+)\)$/.exec(value)?.[1]?.split(',').map(Number);
  if (!parts) throw new Error(`${value} is not a colour`);
  return parts as never;
}

/** `value` as it looks on an opaque ground. */
function over(value: string, ground: Rgb): Rgb {
  const [r, g, b, alpha] = rgba(value);
  return [r, g, b].map((part, i) => part * alpha + (ground[i] ?? 0) * (1 - alpha)) as Rgb;
}

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function ratio(theme: 'dark' | 'light', text: string, ground: string, tint?: string): number {
  const colours = themes[theme];
  const base = over(colours[ground] ?? '', [0, 0, 0]);
  const under = tint ? over(colours[tint] ?? '', base) : base;
  return contrast(over(colours[text] ?? '', under), under);
}

it.each`
  text            | dark    | light
  ${'ink'}        | ${15.0} | ${16.0}
  ${'dim'}        | ${9.6}  | ${7.6}
  ${'faint'}      | ${6.3}  | ${5.0}
  ${'gold-text'}  | ${10.4} | ${5.7}
  ${'coral-text'} | ${6.6}  | ${5.6}
  ${'leaf'}       | ${8.9}  | ${5.4}
  ${'rose'}       | ${6.3}  | ${6.4}
  ${'sky'}        | ${8.9}  | ${6.3}
`('design: $text has the promised contrast on surface', ({ text, dark, light }) => {
  expect(ratio('dark', text, 'surface')).toBeGreaterThanOrEqual(dark - 0.06);
  expect(ratio('light', text, 'surface')).toBeGreaterThanOrEqual(light - 0.06);
});

const TEXTS = ['ink', 'dim', 'faint', 'gold-text', 'coral-text', 'leaf', 'rose', 'sky'];
const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];

it.each(['dark', 'light'] as const)('every text can be read on every background, %s', (theme) => {
  const poor = TEXTS.flatMap((text) =>
    GROUNDS.filter((ground) => ratio(theme, text, ground) < 4.5).map((at) => `${text} on ${at}`),
  );
  expect(poor).toEqual([]);
});

it.each(['dark', 'light'] as const)('badges, buttons and frames stand out, %s', (theme) => {
  const tinted = ['gold', 'coral', 'leaf', 'rose', 'sky'].flatMap((name) => {
    const text = themes[theme][`${name}-text`] ? `${name}-text` : name;
    return GROUNDS.map((at) => ratio(theme, text, at, `${name}-tint`));
  });
  expect(Math.min(...tinted)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(theme, 'on-gold', 'gold')).toBeGreaterThanOrEqual(7);
  expect(ratio(theme, 'on-gold', 'gold-press')).toBeGreaterThanOrEqual(7);
  expect(ratio(theme, 'on-coral', 'coral')).toBeGreaterThanOrEqual(4.5);
  expect(ratio(theme, 'dim', 'surface', 'ink-tint')).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['ground', 'surface', 'sunken']) {
    expect(ratio(theme, 'edge', ground)).toBeGreaterThanOrEqual(3);
  }
});

it('the light theme is the same by preference and by attribute', () => {
  expect(block("[data-theme='system'] {")).toEqual(themes.light);
});

it('both themes define the same tokens', () => {
  expect(Object.keys(themes.light)).toEqual(Object.keys(themes.dark));
});

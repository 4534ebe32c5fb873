import type { MobileTemplate } from './template.ts';

/** Below it, text is hard to read for many (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5;

/** The parts of `#abc` or `#aabbcc` from 0 to 1; null for anything else. */
function channels(colour: string): [number, number, number] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const whole = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : colour;
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(whole);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((hex) => parseInt(hex, 16) / 255);
  return [red, green, blue];
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21; null if one of them is no colour. */
function contrastOf(one: string, other: string): number | null {
  const a = channels(one);
  const b = channels(other);
  if (!a || !b) return null;
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** What an operator should know about a template before members see it (case OC-21). */
export function templateWarning(template: MobileTemplate): { contrast: number } | null {
  const contrast = contrastOf(template.app_background, template.app_desc_font_color);
  return contrast !== null && contrast < CONTRAST_MIN ? { contrast } : null;
}

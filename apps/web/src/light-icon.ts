import { createElement, type SVGProps } from 'react';

interface IconData {
  /** The icon's shapes, each a tag with attributes. */
  node: readonly [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  size?: number | string;
}

/**
 * Whether the icon has a name or role for screen readers. If so, it must not be hidden from them.
 */
const isNamed = (props: IconProps) =>
  Object.keys(props).some((name) => /^(aria-.*|role|title)$/.test(name));

/**
 * Replaces lucide's icon builder in the browser (lean.config.ts). It draws the same SVG from the
 * same shapes, without options that no screen uses. A test compares the two.
 */
export default function createLucideIcon({ node }: IconData) {
  // Created once per icon, because its shapes never change.
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, color = 'currentColor', children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': children || isNamed(rest) ? undefined : true,
        ...rest,
      },
      ...shapes,
      children,
    );
  };
}

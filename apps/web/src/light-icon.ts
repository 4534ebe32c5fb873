import { createElement, type SVGProps } from 'react';

interface IconData {
  /** The shapes, each a tag with its attributes. */
  node: readonly [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  size?: number | string;
}

/** Whether a screen reader is told of it: then it is not hidden from one. */
const isNamed = (props: IconProps) =>
  Object.keys(props).some((name) => /^(aria-.*|role|title)$/.test(name));

/**
 * What stands in for lucide's own builder of icons in the browser (lean.config.ts): the same SVG
 * from the same shapes, without the options that no screen uses. A test compares the two.
 */
export default function createLucideIcon({ node }: IconData) {
  // Made once for all places of an icon: shapes never change.
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

import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** One of lucide's drawings. */
  of: IconNode;
  /** Width and height in px. */
  size?: number;
}

/** An icon in the colour of the text around it. Screen readers skip it unless it has a name. */
export function Icon({ of, size = 24, ...rest }: Props) {
  const named = 'aria-label' in rest || 'role' in rest;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={!named}
      {...rest}
    >
      {of.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))}
    </svg>
  );
}

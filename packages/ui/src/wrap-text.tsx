import type { ReactNode } from 'react';

/**
 * A text in an element of its own; elements as they are. A browser's translator puts its elements
 * in the place of texts, and React can then neither change nor remove a text that stands beside
 * other children.
 */
export function wrapText(node: ReactNode): ReactNode {
  const isText = typeof node === 'string' || typeof node === 'number';
  return isText && node !== '' ? <span>{node}</span> : node;
}

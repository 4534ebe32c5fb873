import { matchPath } from '@palaro/client';
import { mayOf, type DeskOperator, type Screen } from '@palaro/desk';

export interface FoundScreen {
  screen: Screen;
  params: Record<string, string>;
}

/**
 * The row of an address, with the named parts of its path; null if there is none. Of two that
 * match, the one with fewer named parts: `promotions/new-mission` is no promotion of that id, in
 * whatever order areas bring their rows.
 */
export function findScreen(table: readonly Screen[], path: string): FoundScreen | null {
  const found = table.flatMap((screen): FoundScreen[] => {
    const params = matchPath(screen.path.replace(/\{(\w+)\}/g, ':$1'), path);
    return params ? [{ screen, params }] : [];
  });
  const [first, ...others] = found;
  if (!first) return null;
  return others.reduce((best, one) => (named(one) < named(best) ? one : best), first);
}

const named = ({ params }: FoundScreen) => Object.keys(params).length;

/** The rows of the menu that an operator may open. */
export const menuOf = (table: readonly Screen[], operator: DeskOperator | null) =>
  table.filter(({ menu, permission }) => menu !== undefined && mayOf(operator, permission));

/** Where `/console` leads: to the first row of the operator's menu. */
export const homeOf = (table: readonly Screen[], operator: DeskOperator | null): string | null =>
  menuOf(table, operator)[0]?.path ?? null;

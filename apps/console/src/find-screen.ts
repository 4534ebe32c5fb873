import { matchPath } from '@palaro/client';
import { mayOf, type DeskOperator, type Screen } from '@palaro/desk';

export interface FoundScreen {
  screen: Screen;
  params: Record<string, string>;
}

/** The row of an address, with the named parts of its path; null if there is none. */
export function findScreen(table: readonly Screen[], path: string): FoundScreen | null {
  for (const screen of table) {
    const params = matchPath(screen.path.replace(/\{(\w+)\}/g, ':$1'), path);
    if (params) return { screen, params };
  }
  return null;
}

/** The rows of the menu that an operator may open. */
export const menuOf = (table: readonly Screen[], operator: DeskOperator | null) =>
  table.filter(({ menu, permission }) => menu !== undefined && mayOf(operator, permission));

/** Where `/console` leads: to the first row of the operator's menu. */
export const homeOf = (table: readonly Screen[], operator: DeskOperator | null): string | null =>
  menuOf(table, operator)[0]?.path ?? null;

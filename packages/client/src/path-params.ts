import { createContext, useContext } from 'react';

/** The named parts of the current page's path; the shell provides them. */
export const PathParams = createContext<Record<string, string>>({});

/** `usePathParam('gameId')` on `/m/game/:gameId`. */
export const usePathParam = (name: string): string => useContext(PathParams)[name] ?? '';

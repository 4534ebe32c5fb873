import { createContext, useContext } from 'react';

/** What the felt knows about one of its zones. */
export interface ZoneState {
  name: string;
  pays: string;
  /** The player's bets on it in this round, a decimal string; null without one. */
  placed: string | null;
  /** Chips that lie on it and are not bet yet. */
  pending: string | null;
  /** Once the result is known: what it paid the player, where a bet lay on it. */
  paid: string | null;
  /** Once the result is known: whether it wins, for whoever bet on it. */
  wins: boolean | null;
}

export interface TableState {
  zone(id: string): ZoneState;
  /** Whether chips may be put down. */
  open: boolean;
  put(id: string): void;
}

export const TableContext = createContext<TableState | null>(null);

/** The table around a zone; throws where there is none. */
export function useTable(): TableState {
  const table = useContext(TableContext);
  if (!table) throw new Error('a zone lies outside a table');
  return table;
}

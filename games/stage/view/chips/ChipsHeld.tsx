import { createContext, useContext, useState, type ReactNode } from 'react';
import type { PlacingLimits, Zones } from './placing.ts';

/** What a table and its panel share: the chosen chip, and the tables before the present one. */
interface Chips {
  limits: PlacingLimits;
  chip: string;
  pick(chip: string): void;
  past: readonly Zones[];
  keep(zones: Zones): void;
  dropLast(): void;
  forget(): void;
}

const ChipsContext = createContext<Chips | null>(null);
/** How many steps can be taken back. */
const STEPS = 50;

interface ChipsHeldProps {
  limits: PlacingLimits;
  /** The chip chosen at first. */
  first: string;
  children: ReactNode;
}

export function ChipsHeld({ limits, first, children }: ChipsHeldProps) {
  const [chip, pick] = useState(first);
  const [past, setPast] = useState<readonly Zones[]>([]);
  const chips = {
    limits,
    chip,
    pick,
    past,
    keep: (zones: Zones) => setPast((now) => [...now, zones].slice(-STEPS)),
    dropLast: () => setPast((now) => now.slice(0, -1)),
    forget: () => setPast([]),
  };
  return <ChipsContext.Provider value={chips}>{children}</ChipsContext.Provider>;
}

export function useChips(): Chips {
  const chips = useContext(ChipsContext);
  if (!chips) throw new Error('the game is not within its chips');
  return chips;
}

import { createContext, useContext, useState, type ReactNode } from 'react';
import type { ColorGameParams } from '../card.ts';

type Zones = ColorGameParams['zones'];

/** What the table and the panel share: the chosen chip, and the tables before the present one. */
interface Chips {
  /** The greatest total that is offered. */
  most: string;
  chip: string;
  pick(chip: string): void;
  past: readonly Zones[];
  keep(zones: Zones): void;
  dropLast(): void;
}

const ChipsContext = createContext<Chips | null>(null);
/** How many steps can be taken back. */
const STEPS = 50;

export function ChipsHeld({ most, children }: { most: string; children: ReactNode }) {
  const [chip, pick] = useState('1.0000');
  const [past, setPast] = useState<readonly Zones[]>([]);
  const chips = {
    ...{ most, chip, pick, past },
    keep: (zones: Zones) => setPast((now) => [...now, zones].slice(-STEPS)),
    dropLast: () => setPast((now) => now.slice(0, -1)),
  };
  return <ChipsContext.Provider value={chips}>{children}</ChipsContext.Provider>;
}

export function useChips(): Chips {
  const chips = useContext(ChipsContext);
  if (!chips) throw new Error('the colour game is not within its chips');
  return chips;
}

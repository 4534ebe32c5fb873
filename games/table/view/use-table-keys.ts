import { useChips } from '../../stage/view/chips/ChipsHeld.tsx';
import type { Zones } from '../../stage/view/chips/placing.ts';
import type { Placing } from '../../stage/view/chips/use-placing.ts';
import { useKeys } from '../../stage/view/use-keys.ts';

interface TableKeys {
  chips: readonly string[];
  bet(): void;
  onMenu(): void;
}

/** Digits choose chips, Enter and B bet, Backspace undoes, R bets again, D doubles. */
export function useTableKeys(
  { chips, bet, onMenu }: TableKeys,
  placing: Placing,
  /** The last round's chips; null while none may be put down. */
  played: Zones | null,
): void {
  const { pick } = useChips();
  function onOther(key: string): boolean {
    const chip = chips[Number(key) - 1];
    if (chip !== undefined) {
      pick(chip);
      return true;
    }
    switch (key.toLowerCase()) {
      case 'b':
        bet();
        return true;
      case 'r':
        return played !== null && placing.again(played);
      case 'd':
        return placing.double();
      case 'backspace':
        return placing.undo();
      default:
        return false;
    }
  }
  useKeys({ onPlay: bet, onMenu, onOther });
}

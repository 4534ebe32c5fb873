import { useBalance } from '@palaro/wallet/web';
import { useCallback, useState } from 'react';

/**
 * The balance that the game's bar shows. While a round runs it stands still without the stake, so
 * that the figure above does not tell the result before the reels do.
 */
export function useShownBalance() {
  const { wallet } = useBalance();
  const [held, setHeld] = useState<string | null>(null);
  const balance = wallet?.main ?? null;
  const release = useCallback(() => setHeld(null), []);
  return { balance, shown: held ?? balance, onRunning: setHeld, release };
}

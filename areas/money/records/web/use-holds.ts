import { useBalance } from '@palaro/wallet/web';

/** The held sum of the player's wallet, pesos; empty while unread and where nothing is held. */
export function useHolds(): string {
  const held = useBalance().wallet?.held ?? '';
  return /[1-9]/.test(held) ? held : '';
}

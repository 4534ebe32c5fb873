import { useEffect, useState } from 'react';
import { STICKY_AFTER_PX } from './touch.limits.ts';

/**
 * True once the page is scrolled by more than 100 px (APP-13); header and rail then change their
 * look.
 */
export function useStuck(after = STICKY_AFTER_PX): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => setStuck(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  return stuck;
}

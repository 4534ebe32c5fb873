import { useEffect, useState } from 'react';
import { STICKY_AFTER_PX } from './touch.limits.ts';

/**
 * True once the page is scrolled past 100 px (APP-13): the header and the rail change their look
 * there.
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

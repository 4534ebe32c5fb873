import { useEffect, useRef } from 'react';

/**
 * Tells whether the screen is still shown, for an answer that comes late: whoever went on is not
 * taken back by it.
 */
export function useHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}

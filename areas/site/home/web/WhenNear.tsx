import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The code loads when the part is this close below the window. */
const NEAR_PX = 300;

interface WhenNearProps {
  /** Shown until the visitor scrolls near, in the final size. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Draws a part far down the page, and loads its code, only when the visitor scrolls near. */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${NEAR_PX}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place}>{near ? children : waiting}</div>;
}

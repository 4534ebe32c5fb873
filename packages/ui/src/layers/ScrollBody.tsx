import { useEffect, useRef, useState, type ReactNode } from 'react';

/** What the Tab key stops at. */
export const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/**
 * The part of a layer that scrolls. Where it holds more than it shows and nothing to stop at, it is
 * a stop itself: who has no pointer reads on with the arrow keys (WCAG 2.1.1).
 */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const judge = () =>
      setStop(node.scrollHeight > node.clientHeight && node.querySelector(FOCUSABLE) === null);
    // With the frame, whose layout is needed anyway: asking earlier would cost one more.
    const first = requestAnimationFrame(judge);
    // What is inside may come later than the layer, in any depth.
    const watch = new MutationObserver(judge);
    watch.observe(node, { childList: true, subtree: true, characterData: true });
    window.addEventListener('resize', judge);
    return () => {
      cancelAnimationFrame(first);
      watch.disconnect();
      window.removeEventListener('resize', judge);
    };
  }, []);
  return (
    <div ref={box} className={className} {...(stop && { tabIndex: 0 })}>
      {children}
    </div>
  );
}

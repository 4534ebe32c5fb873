import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The elements that the Tab key stops at. */
export const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';

/**
 * The scrolling part of a layer. If it overflows and holds nothing that Tab stops at, it becomes a
 * stop itself, so that keyboard users can scroll with the arrow keys (WCAG 2.1.1).
 */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const judge = () =>
      setStop(node.scrollHeight > node.clientHeight && node.querySelector(FOCUSABLE) === null);
    // Measured in the frame that needs the layout anyway; earlier would cost a second layout.
    const first = requestAnimationFrame(judge);
    // The content may appear after the layer, at any depth.
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

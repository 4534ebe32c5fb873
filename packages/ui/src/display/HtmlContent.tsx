import { followContentLink } from '@palaro/client';
import { contentLink } from '@palaro/whitelabel';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { cx } from '../class-names.ts';
import { afterLayers } from '../layers/history-layers.ts';
import styles from './html-content.module.css';
import { wordsOf } from './html-words.ts';
import { Skeleton } from './Skeleton.tsx';

type Clean = (html: string, level: number) => DocumentFragment;

/** The sanitiser is 11 kB that only pages with operators' HTML load; once, then it is at hand. */
let ready: Clean | null = null;
const load = async (): Promise<Clean> => {
  ready ??= (await import('./clean-html.ts')).cleanHtml;
  return ready;
};

/** Fetches the sanitiser ahead, for a layer that should open in its final shape. */
export const warmHtmlContent = (): Promise<unknown> => load();

function useClean(): Clean | 'failed' | null {
  const [clean, setClean] = useState<Clean | 'failed' | null>(() => ready);
  useEffect(() => {
    // Not asked of `ready`: what came between the drawing and this effect is not drawn yet.
    if (clean !== null) return undefined;
    let here = true;
    const known = (next: Clean | 'failed') => here && setClean(() => next);
    load().then(known, () => known('failed'));
    return () => {
      here = false;
    };
  }, [clean]);
  return clean;
}

/**
 * Whether operators' HTML can be drawn at once: a page with something below it waits for that, or
 * what is below would move.
 */
export const useHtmlReady = (): boolean => useClean() !== null;

interface HtmlContentProps {
  /** HTML that operators wrote. */
  html: string;
  /** Level of its uppermost heading, below the page's own (2). */
  level?: number;
  /** In a layer: closes it, before a link inside the site is followed. */
  onLeave?: () => void;
  className?: string;
}

/**
 * The only way operators' HTML gets onto a screen: limited to the allow-list of html-rules.ts, its
 * links to APP-04. Tables scroll in their own box, pictures fit; nothing widens the page.
 */
export function HtmlContent({ html, level = 2, onLeave, className }: HtmlContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const clean = useClean();
  useLayoutEffect(() => {
    const node = box.current;
    if (!node || clean === null) return;
    node.textContent = '';
    // Its file did not arrive: the words alone.
    if (clean === 'failed') node.textContent = wordsOf(html);
    else node.appendChild(clean(html, level));
    node.querySelectorAll<HTMLElement>('[data-table]').forEach(showMore);
  }, [html, level, clean]);
  if (clean === null) return <Skeleton shape="line" count={4} className={className} />;
  const follow = (event: MouseEvent) => followLink(event, onLeave);
  return <div ref={box} className={cx(styles.content, className)} onClick={follow} />;
}

/** What can be scrolled shows that there is more, and is reachable without a finger. */
function showMore(table: HTMLElement) {
  if (table.scrollWidth <= table.clientWidth) return;
  const look = () => {
    const left = table.scrollWidth - table.clientWidth - table.scrollLeft;
    table.toggleAttribute('data-more', left > 1);
  };
  table.tabIndex = 0;
  table.addEventListener('scroll', look, { passive: true });
  look();
}

function followLink(event: MouseEvent, onLeave?: () => void) {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor) return;
  const href = anchor.getAttribute('href');
  const link = contentLink(href);
  // With a key held the browser's own way is wanted, where there is one.
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (link && !plain) return;
  event.preventDefault();
  if (!onLeave || link?.kind !== 'inside') {
    followContentLink(href);
    return;
  }
  onLeave();
  afterLayers(() => followContentLink(href));
}

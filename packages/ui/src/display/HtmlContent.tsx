import { followContentLink } from '@palaro/client';
import { contentLink } from '@palaro/whitelabel';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { cx } from '../class-names.ts';
import { afterLayers } from '../layers/history-layers.ts';
import { cleanHtml } from './clean-html.ts';
import styles from './html-content.module.css';

interface HtmlContentProps {
  /** HTML that operators wrote. */
  html: string;
  /** The level of its highest heading, below the page's title (2 by default). */
  level?: number;
  /** In a layer: closes the layer before a link inside the site is followed. */
  onLeave?: () => void;
  className?: string;
}

/**
 * The only component that shows operators' HTML. It allows only what html-rules.ts lists and links
 * of APP-04. Tables scroll inside their box and pictures shrink, so the page never gets wider.
 */
export function HtmlContent({ html, level = 2, onLeave, className }: HtmlContentProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    node.textContent = '';
    node.appendChild(cleanHtml(html, level));
    node.querySelectorAll<HTMLElement>('[data-table]').forEach(showMore);
  }, [html, level]);
  const follow = (event: MouseEvent) => followLink(event, onLeave);
  return <div ref={box} className={cx(styles.content, className)} onClick={follow} />;
}

/** Shows that a table can be scrolled, and makes it reachable by keyboard. */
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
  // With a modifier key the browser handles the click, if there is a link.
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

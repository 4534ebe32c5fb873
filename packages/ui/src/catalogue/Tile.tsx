import { Heart } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Dot } from '../display/Badge.tsx';
import { onLongPress } from '../motion/press.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './tile.module.css';

interface TileMark {
  kind: 'new' | 'hot' | 'live' | 'free' | 'virtual';
  /** The mark's text; for `live` the number of players. */
  label: ReactNode;
}

interface TileProps {
  name: string;
  /** The picture, 4:5 with the name drawn into it. */
  art: string;
  /** The background until the picture has loaded: the game's `tileLight`. */
  light?: string;
  href: string;
  /** Called instead of following `href`. Keys that open a new tab still work. */
  onOpen?: () => void;
  /** Called on a long press; opens the game sheet. */
  onHold?: () => void;
  /** Only the first two are shown. */
  marks?: readonly TileMark[];
  favourite?: boolean;
  onFavourite?: () => void;
  favouriteLabel?: string;
  /** The tile is in the first row, so its picture loads before all others. */
  eager?: boolean;
}

/** A game. A tap anywhere opens it, except on the heart at the lower right, whose area is 48 px. */
export function Tile(props: TileProps) {
  const { name, art, light, href, onOpen, onHold, marks = [], eager } = props;
  const open = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!onOpen || elsewhere) return;
    event.preventDefault();
    onOpen();
  };
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (link.current && onHold ? onLongPress(link.current, onHold) : undefined),
    [onHold],
  );
  return (
    <article className={styles.tile}>
      <a ref={link} href={href} draggable={false} className={styles.link} onClick={open}>
        <span className={styles.frame} style={{ '--wait': light } as CSSProperties}>
          {/* The name is where the picture has it; the picture covers it once it has loaded. */}
          <span aria-hidden className={styles.name}>
            {name}
          </span>
          <img
            src={art}
            alt={name}
            width={320}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            className={styles.art}
          />
        </span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.slice(0, 2).map((mark) => (
              <span key={mark.kind} className={cx(styles.mark, styles[mark.kind])}>
                {mark.kind === 'live' && <Dot tone="coral" live />}
                {wrapText(mark.label)}
              </span>
            ))}
          </span>
        )}
      </a>
      {props.onFavourite && (
        <button
          type="button"
          aria-label={props.favouriteLabel ?? name}
          aria-pressed={Boolean(props.favourite)}
          className={styles.heart}
          onClick={props.onFavourite}
        >
          <span className={styles.heartFace}>
            <Icon
              of={Heart}
              size={16}
              strokeWidth={2.5}
              fill={props.favourite ? 'currentColor' : 'none'}
            />
          </span>
        </button>
      )}
    </article>
  );
}

/** Three tiles per row on a phone, up to six on a desktop. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

import { useState } from 'react';
import { cx } from '../class-names.ts';
import styles from './content-image.module.css';
import { contentSources } from './content-sources.ts';

interface ContentImageProps {
  /** The path of an uploaded image without width and format, as announcements hold it. */
  path: string;
  /** What it shows; empty if the text beside it says so already. */
  alt: string;
  /** The picture's proportions; its place is kept while it loads. */
  width: number;
  height: number;
  /** How wide it is drawn, as in the attribute `sizes`. */
  sizes?: string;
  /** In the first view, so it loads at once. */
  eager?: boolean;
  /** Called once it is ready to be drawn (true), or when it will not come (false). */
  onSettled?: (drawn: boolean) => void;
  className?: string;
}

/**
 * An uploaded picture in the best format and width for the device, from this visit's image host
 * (APP-14). Its place is kept while it loads; if it fails, a plain surface stays.
 */
export function ContentImage(props: ContentImageProps) {
  const { path, alt, width, height, sizes = '100vw', eager = false, className, onSettled } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const { sets, fallback } = contentSources(path);
  return (
    <span
      className={cx(styles.box, failed === path && styles.failed, className)}
      style={{ paddingTop: `${(height / width) * 100}%` }}
    >
      <picture>
        {sets.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={fallback}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={onSettled && (({ currentTarget }) => void settle(currentTarget, onSettled))}
          onError={() => {
            setFailed(path);
            onSettled?.(false);
          }}
        />
      </picture>
    </span>
  );
}

/** A picture that has arrived is drawn in the frame after it is decoded. */
async function settle(picture: HTMLImageElement, onSettled: (drawn: boolean) => void) {
  try {
    await picture.decode();
    onSettled(true);
  } catch {
    onSettled(false);
  }
}

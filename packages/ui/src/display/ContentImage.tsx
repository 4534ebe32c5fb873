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
  className?: string;
}

/**
 * An uploaded picture in the best format and width for the device, from this visit's image host
 * (APP-14). Its place is kept while it loads; if it fails, a plain surface stays.
 */
export function ContentImage(props: ContentImageProps) {
  const { path, alt, width, height, sizes = '100vw', eager = false, className } = props;
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
          onError={() => setFailed(path)}
        />
      </picture>
    </span>
  );
}

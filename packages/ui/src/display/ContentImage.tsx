import { useState } from 'react';
import { cx } from '../class-names.ts';
import styles from './content-image.module.css';
import { contentSources } from './content-sources.ts';

interface ContentImageProps {
  /** Path of an uploaded image without its width, as announcements carry it. */
  path: string;
  /** What it shows, where the words beside it do not say so; else empty. */
  alt: string;
  /** The shape of its place: it is kept while the picture is on its way. */
  width: number;
  height: number;
  /** How wide it is drawn, as the attribute `sizes` says it. */
  sizes?: string;
  /** Part of the first sight: asked for at once. */
  eager?: boolean;
  className?: string;
}

/**
 * An uploaded picture in the best form and width that the device takes, from its host of this visit
 * (APP-14). Its place is there before it is; one that does not arrive leaves a plain surface.
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

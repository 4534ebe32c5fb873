import { t } from '@palaro/client';
import { Button, cx, useCalm } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RedEnvelope } from './RedEnvelope.tsx';
import type { ClaimStage } from './use-rain.ts';
import styles from './rain.module.css';

interface RainFallProps {
  stage: ClaimStage;
  /** The time that is left, `0:12`. */
  left: string;
  onHit(): void;
}

/** Envelopes of one rain: where each falls, how fast and when, so that none hides another. */
const FALLING = Array.from({ length: 14 }, (_, nth) => ({
  left: `${(nth * 37) % 86}%`,
  animationDuration: `${2_600 + ((nth * 731) % 1_900)}ms`,
  animationDelay: `${-((nth * 977) % 4_000)}ms`,
}));

/**
 * The rain over the whole screen. Any envelope is caught with a thumb, and the button with a key or
 * by who sees nothing fall; with reduced motion the button is all there is.
 */
export function RainFall({ stage, left, onHit }: RainFallProps) {
  const calm = useCalm();
  const button = useRef<HTMLButtonElement>(null);
  const [hits, setHits] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => button.current?.focus(), []);
  const caught = stage !== 'none';
  const hit = (nth: number) => {
    setHits((before) => new Set([...before, nth]));
    onHit();
  };
  return createPortal(
    <section className={styles.fall} aria-label={t('rain.falling')}>
      <p className={styles.left} translate="no">
        {left}
      </p>
      {!calm && (
        <div className={styles.sky} aria-hidden>
          {FALLING.map((style, nth) => (
            <button
              key={style.left}
              type="button"
              tabIndex={-1}
              className={cx(styles.drop, hits.has(nth) && styles.hit)}
              style={style}
              onTouchStart={() => hit(nth)}
              onMouseDown={() => hit(nth)}
            >
              <RedEnvelope />
            </button>
          ))}
        </div>
      )}
      <div className={styles.catch}>
        <p role="status">{t(caught ? 'rain.caught' : 'rain.tap')}</p>
        <Button ref={button} tone="gold" size="lg" wide busy={caught} onClick={onHit}>
          {t(caught ? 'rain.opening' : 'rain.catch')}
        </Button>
      </div>
    </section>,
    document.body,
  );
}

import { Pause, Play } from 'lucide';
import { Icon } from '../display/Icon.tsx';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { useRoving } from '../controls/use-roving.ts';
import { BANNER_AUTOPLAY_MS } from '../motion/carousel.limits.ts';
import { useAutoplay } from '../motion/use-autoplay.ts';
import { useCalm } from '../motion/use-calm.ts';
import styles from './banner-swiper.module.css';

export interface Banner {
  id: string;
  image: string;
  /** What the picture shows: its alternative text. */
  title: string;
  /**
   * Better formats and widths of the picture (`contentSources`); `sizes` is how wide it is drawn.
   */
  sources?: readonly { type: string; srcSet: string }[];
  sizes?: string;
}

interface BannerSwiperProps<Each extends Banner> {
  label: string;
  banners: readonly Each[];
  /** Called on a tap; the owner reports it and follows the banner's link (HOME-01). */
  onTap: (banner: Each) => void;
  /** The spoken name of the point for banner `n`, counted from 1. */
  goLabel: (n: number) => string;
  pauseLabel: string;
  playLabel: string;
}

/** Scrolling counts as ended after this long without an event; `scrollend` is too new to use. */
const SETTLED_MS = 120;
const PARALLAX_PX = 8;

/**
 * Banners to swipe through with native scroll-snap. Several banners also move every 5000 ms, which
 * can be paused (HOME-01). The track is endless: a copy of the last banner is before the first, a
 * copy of the first after the last, and on a copy the position changes unseen. The first picture is
 * the one the visitor waits for. After it the neighbours of the shown one load, and stay.
 */
export function BannerSwiper<Each extends Banner>(props: BannerSwiperProps<Each>) {
  const { label, banners, onTap } = props;
  const many = banners.length > 1;
  const track = useRef<HTMLDivElement>(null);
  const { at, go } = useTrack(track, banners.length);
  const [paused, setPaused] = useState(false);
  const [firstSeen, setFirstSeen] = useState(false);
  const near = useNear(at, banners.length, firstSeen);
  const hold = useAutoplay(many && !paused, BANNER_AUTOPLAY_MS, () => go(at + 1));
  const copy = (index: number, key: string) => {
    const banner = banners[index];
    return many && banner ? (
      <div key={key} className={styles.slide} aria-hidden>
        {near.has(index) && <Picture banner={banner} alt="" lazy />}
      </div>
    ) : null;
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.box} {...hold}>
      <div ref={track} className={styles.track}>
        {copy(banners.length - 1, 'before')}
        {banners.map((banner, index) => (
          <button
            key={banner.id}
            type="button"
            className={styles.slide}
            tabIndex={index === at ? 0 : -1}
            aria-hidden={index !== at || undefined}
            onClick={() => onTap(banner)}
          >
            {index === 0 ? (
              <Picture
                banner={banner}
                alt={banner.title}
                lazy={false}
                onSettled={() => setFirstSeen(true)}
              />
            ) : (
              near.has(index) && <Picture banner={banner} alt={banner.title} lazy />
            )}
          </button>
        ))}
        {copy(0, 'after')}
      </div>
      {many && (
        <Points {...props} at={at} go={go} paused={paused} onPause={() => setPaused(!paused)} />
      )}
    </section>
  );
}

interface PointsProps extends Pick<
  BannerSwiperProps<Banner>,
  'banners' | 'goLabel' | 'pauseLabel' | 'playLabel'
> {
  at: number;
  go: (index: number) => void;
  paused: boolean;
  onPause: () => void;
}

/** A point for each banner, and the pause: one stop of the Tab key. */
function Points({ banners, at, go, paused, onPause, ...labels }: PointsProps) {
  const points = useRef<HTMLDivElement>(null);
  useRoving(points);
  return (
    <div ref={points} className={styles.points}>
      {banners.map((banner, index) => (
        <button
          key={banner.id}
          type="button"
          aria-label={labels.goLabel(index + 1)}
          aria-current={index === at || undefined}
          className={styles.point}
          onClick={() => go(index)}
        />
      ))}
      <button
        type="button"
        aria-label={paused ? labels.playLabel : labels.pauseLabel}
        className={cx(styles.point, styles.pause)}
        onClick={onPause}
      >
        {paused ? <Icon of={Play} size={14} /> : <Icon of={Pause} size={14} />}
      </button>
    </div>
  );
}

/** The banners whose pictures are wanted: the shown one, its neighbours, and those of before. */
function useNear(at: number, count: number, begun: boolean): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set<number>());
  const wanted = begun ? [at, (at + 1) % count, (at + count - 1) % count] : [];
  if (wanted.every((index) => near.has(index))) return near;
  const more = new Set([...Array.from(near), ...wanted]);
  setNear(more);
  return more;
}

interface PictureProps {
  banner: Banner;
  alt: string;
  lazy: boolean;
  /** Called when the picture has loaded or failed. */
  onSettled?: () => void;
}

function Picture({ banner, alt, lazy, onSettled }: PictureProps) {
  return (
    <picture>
      {(banner.sources ?? []).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={banner.sizes} />
      ))}
      <img
        src={banner.image}
        alt={alt}
        width={1600}
        height={700}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={lazy ? 'auto' : 'high'}
        draggable={false}
        onLoad={onSettled}
        onError={onSettled}
        className={styles.image}
      />
    </picture>
  );
}

/**
 * The position in the track. `at` counts the banners from 0. `go(count)` moves on to the copy of
 * the first.
 */
function useTrack(track: React.RefObject<HTMLDivElement | null>, count: number) {
  const [at, setAt] = useState(0);
  const place = useRef(0);
  const calm = useCalm();
  const copies = count > 1 ? 1 : 0;
  const scroll = useCallback(
    (slide: number, smooth: boolean) => {
      const node = track.current;
      if (!node) return;
      const left = slide * node.clientWidth;
      const able = smooth && 'scrollBehavior' in node.style && typeof node.scrollTo === 'function';
      if (able) node.scrollTo({ left, behavior: 'smooth' });
      else node.scrollLeft = left;
    },
    [track],
  );
  const go = (index: number) => {
    scroll(index + copies, !calm);
    setAt(((index % count) + count) % count);
  };
  useEffect(() => {
    place.current = at;
  });
  useLayoutEffect(() => scroll(copies, false), [scroll, copies]);
  useEffect(() => {
    const node = track.current;
    if (!node) return;
    let settled: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(settled);
      shiftImages(node);
      settled = setTimeout(() => {
        if (!node.clientWidth || !copies) return;
        const slide = Math.round(node.scrollLeft / node.clientWidth);
        const index = (slide - copies + count) % count;
        if (slide !== index + copies) scroll(index + copies, false);
        setAt(index);
      }, SETTLED_MS);
    };
    const stay = () => scroll(place.current + copies, false);
    node.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', stay);
    return () => {
      clearTimeout(settled);
      node.removeEventListener('scroll', follow);
      window.removeEventListener('resize', stay);
    };
  }, [track, count, copies, scroll]);
  return { at, go };
}

/** Shifts pictures by up to 8 px against their frames (parallax). */
function shiftImages(node: HTMLElement) {
  const place = node.scrollLeft / (node.clientWidth || 1);
  [...node.children].forEach((slide, index) => {
    const off = Math.max(-1, Math.min(1, place - index));
    (slide as HTMLElement).style.setProperty('--shift', `${off * PARALLAX_PX}px`);
  });
}

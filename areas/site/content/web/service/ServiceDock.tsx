import { followContentLink, t, useSiteLinks } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { ChevronDown, Download, Headset, X } from 'lucide';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { openServiceEntry } from '../layers.ts';
import { ServiceIcon } from './service-icons.tsx';
import { serviceGroups, type ServiceGroup } from './service-groups.ts';
import styles from './ServiceDock.module.css';

interface ServiceDockProps {
  /** Opens the app download; its icon shows only if this is given. */
  onDownload?: () => void;
}

/**
 * Floating contact buttons on home (SVC-01): customer service, Telegram and Facebook. A button with
 * one entry opens it directly; one with several expands into a list, and only one list is open at a
 * time. On a phone the buttons fold into one, so that they cover no game and no heart.
 */
export function ServiceDock({ onDownload }: ServiceDockProps) {
  const groups = serviceGroups(useSiteLinks(), {
    openEntry: openServiceEntry,
    openLink: (url) => void followContentLink(url),
  });
  const [unfolded, setUnfolded] = useState(false);
  const [opened, setOpened] = useState<ServiceGroup['id'] | null>(null);
  const dock = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const fold = () => {
    setUnfolded(false);
    setOpened(null);
  };
  useCloseOutside(dock, unfolded || opened !== null, fold);
  const follow = (open: () => void) => {
    // The layer that opens returns the focus on closing. A folded entry cannot take it, so the
    // toggle gets the focus first.
    toggle.current?.focus();
    fold();
    open();
  };
  if (groups.length === 0 && !onDownload) return null;
  return (
    <div ref={dock} className={cx(styles.dock, unfolded && styles.unfolded)}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={unfolded}
        className={styles.toggle}
        onClick={() => (unfolded ? fold() : setUnfolded(true))}
      >
        {unfolded ? (
          <Icon of={X} size={26} aria-hidden />
        ) : (
          <Icon of={Headset} size={26} aria-hidden />
        )}
        <span className={styles.toggleWord}>{t('home.ways')}</span>
      </button>
      <div className={styles.ways}>
        {onDownload && (
          <Way label={t('home.get_app')} onPress={() => follow(onDownload)}>
            <Icon of={Download} size={22} aria-hidden />
          </Way>
        )}
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={opened === group.id}
            onOpen={(open) => setOpened(open ? group.id : null)}
            onFollow={follow}
          />
        ))}
      </div>
    </div>
  );
}

/** Closes on Escape, on a tap outside, and when the focus moves outside. */
function useCloseOutside(box: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const judge = (event: Event) => {
      const outside = !(box.current && box.current.contains(event.target as Node));
      if (outside || (event as KeyboardEvent).key === 'Escape') latest.current();
    };
    const events = ['pointerdown', 'focusin', 'keydown'] as const;
    events.forEach((name) => document.addEventListener(name, judge));
    return () => events.forEach((name) => document.removeEventListener(name, judge));
  }, [box, open]);
}

interface WayProps {
  /** The text for screen readers. `word` is the visible part. */
  label: string;
  word?: string;
  expanded?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Way({ label, word = label, expanded, onPress, children }: WayProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      className={styles.button}
      onClick={onPress}
    >
      <span className={styles.face}>{children}</span>
      <span className={styles.word}>{word}</span>
      {expanded !== undefined && (
        <Icon of={ChevronDown} size={20} aria-hidden className={styles.more} />
      )}
    </button>
  );
}

interface GroupProps {
  group: ServiceGroup;
  open: boolean;
  onOpen: (open: boolean) => void;
  onFollow: (open: () => void) => void;
}

function Group({ group: { id, entries }, open, onOpen, onFollow }: GroupProps) {
  const [first] = entries;
  const several = entries.length > 1;
  const name = t(`home.service_${id}`);
  return (
    <div className={styles.group}>
      <Way
        label={several ? name : `${name}: ${first?.title ?? ''}`}
        word={name}
        expanded={several ? open : undefined}
        onPress={() => (several ? onOpen(!open) : first && onFollow(first.open))}
      >
        <ServiceIcon of={id} />
      </Way>
      {several && open && (
        <ul className={styles.list} aria-label={name}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button type="button" className={styles.entry} onClick={() => onFollow(entry.open)}>
                {entry.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { followContentLink, t, useSiteLinks } from '@palaro/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openServiceEntry } from '../layers.ts';
import { ServiceIcon } from './service-icons.tsx';
import { serviceGroups, type ServiceGroup } from './service-groups.ts';
import styles from './ServiceDock.module.css';

/**
 * The floating ways to people beside home (SVC-01): customer service, Telegram and Facebook. One
 * with several entries expands into a list, only one list is open at a time; with one entry it
 * opens directly. `children` stand above them.
 */
export function ServiceDock({ children }: { children?: ReactNode }) {
  const groups = serviceGroups(useSiteLinks(), {
    openEntry: openServiceEntry,
    openLink: (url) => void followContentLink(url),
  });
  const [opened, setOpened] = useState<ServiceGroup['id'] | null>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const close = (event: Event) => {
      const outside = !(dock.current && dock.current.contains(event.target as Node));
      if (outside || (event as KeyboardEvent).key === 'Escape') setOpened(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', close);
    };
  }, [opened]);
  return (
    <div ref={dock} className={styles.dock}>
      {children}
      {groups.map((group) => (
        <Way
          key={group.id}
          group={group}
          open={opened === group.id}
          onOpen={(open) => setOpened(open ? group.id : null)}
        />
      ))}
    </div>
  );
}

interface WayProps {
  group: ServiceGroup;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Way({ group, open, onOpen }: WayProps) {
  const { id, entries } = group;
  const [first] = entries;
  const several = entries.length > 1;
  const name = t(`home.service_${id}`);
  return (
    <div className={styles.way}>
      <button
        type="button"
        aria-label={several ? name : `${name}: ${first?.title ?? ''}`}
        aria-expanded={several ? open : undefined}
        className={styles.button}
        onClick={() => (several ? onOpen(!open) : first?.open())}
      >
        <span className={styles.face}>
          <ServiceIcon of={id} />
        </span>
      </button>
      {several && open && (
        <ul className={styles.list} aria-label={name}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={styles.entry}
                onClick={() => {
                  onOpen(false);
                  entry.open();
                }}
              >
                {entry.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

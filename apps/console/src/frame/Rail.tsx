import { t, useLocation } from '@palaro/client';
import { iconOf, MENU_GROUPS, Place, type MenuGroup, type Screen } from '@palaro/desk';
import { cx, Icon, IconButton } from '@palaro/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide';
import { useEffect, useRef } from 'react';
import { countText } from './count-text.ts';
import styles from './frame.module.css';

interface RailProps {
  rows: readonly Screen[];
  /** How much waits at an address of the menu. */
  waiting: ReadonlyMap<string, number>;
  folded: boolean;
  onFold(): void;
}

/** The menu: only what this operator may open, in groups by the day's work. */
export function Rail({ rows, waiting, folded, onFold }: RailProps) {
  const [path] = useLocation();
  const current = currentOf(rows, path);
  const menu = useRef<HTMLElement>(null);
  // A low window shows a part of the menu: the part where one is.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={menu} className={styles.rail} aria-label={t('console.menu')}>
      <div className={styles.groups}>
        {MENU_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            folded={folded}
            current={current}
            waiting={waiting}
            rows={inGroup(rows, group)}
          />
        ))}
      </div>
      <IconButton
        label={t(folded ? 'console.unfold' : 'console.fold')}
        icon={<Icon of={folded ? PanelLeftOpen : PanelLeftClose} size={16} />}
        onClick={onFold}
      />
    </nav>
  );
}

const inGroup = (rows: readonly Screen[], group: MenuGroup) =>
  rows.filter(({ menu }) => menu?.group === group);

/** The row that the address belongs to: a record's belongs to its list. */
const currentOf = (rows: readonly Screen[], path: string) =>
  rows
    .filter((row) => path === row.path || path.startsWith(`${row.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

interface GroupProps {
  group: MenuGroup;
  rows: readonly Screen[];
  waiting: ReadonlyMap<string, number>;
  folded: boolean;
  current: Screen | undefined;
}

function Group({ group, rows, waiting, folded, current }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.group}>
      <h2 className={cx(styles.groupName, folded && 'sr-only')}>{t(`console.group.${group}`)}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.path}>
            <Place
              to={row.path}
              className={styles.entry}
              aria-current={row === current ? 'page' : undefined}
              title={folded ? t(row.title) : undefined}
            >
              {row.menu && <Icon of={iconOf(row.menu.icon)} size={16} />}
              <span className={cx(styles.word, folded && 'sr-only')}>{t(row.title)}</span>
              <Count of={waiting.get(row.path) ?? 0} />
            </Place>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden>{countText(of)}</span>
      <span className="sr-only">{t('console.waiting', { count: of })}</span>
    </span>
  );
}

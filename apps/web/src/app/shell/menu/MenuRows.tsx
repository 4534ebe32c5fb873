import { t } from '@palaro/client';
import {
  BanknoteArrowUp,
  CalendarHeart,
  CircleQuestionMark,
  CircleUserRound,
  Crown,
  Download,
  Gift,
  Percent,
  Settings,
  Trophy,
  UsersRound,
  Wallet,
  type IconNode,
} from 'lucide';
import { Icon, useRoving } from '@palaro/ui';
import { useRef, type MouseEvent } from 'react';
import { DOWNLOAD, type MenuEntry } from './menu-entries.ts';
import styles from './MenuRows.module.css';

const ICONS: Record<string, IconNode> = {
  deposit: Wallet,
  withdraw: BanknoteArrowUp,
  share: UsersRound,
  vip: Crown,
  rewards: Gift,
  missions: Trophy,
  rebate: Percent,
  download: Download,
  members: CircleUserRound,
  activity: CalendarHeart,
  help: CircleQuestionMark,
  settings: Settings,
};

interface MenuRowsProps {
  entries: readonly MenuEntry[];
  /** The current page. */
  current: string;
  onPick(entry: MenuEntry): void;
}

/** The side menu's entries as a list, in the drawer and in a wide screen's column. */
export function MenuRows({ entries, current, onPick }: MenuRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  return (
    <ul ref={list} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} current={entry.to === current} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

function Row(props: { entry: MenuEntry; current: boolean; onPick(entry: MenuEntry): void }) {
  const { entry, current, onPick } = props;
  const icon = ICONS[entry.id] ?? Gift;
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={20} aria-hidden />
      </span>
      <span>{t(entry.label)}</span>
    </>
  );
  if (entry.to === DOWNLOAD)
    return (
      <button type="button" className={styles.row} onClick={() => onPick(entry)}>
        {inside}
      </button>
    );
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    onPick(entry);
  };
  return (
    <a
      href={entry.to}
      className={styles.row}
      aria-current={current ? 'page' : undefined}
      onClick={pick}
    >
      {inside}
    </a>
  );
}

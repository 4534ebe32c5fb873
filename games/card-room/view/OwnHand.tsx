import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ArrowDownUp } from 'lucide';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CardFace } from '../../playing-cards/view/CardArt.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import type { HandOrders } from './card-room-contract.ts';
import styles from './own-hand.module.css';

interface OwnHandProps {
  cards: readonly number[];
  orders: HandOrders;
  /** Cards that belong together: sorted so at first, and marked. */
  groups?: readonly (readonly number[])[] | undefined;
  raised: readonly number[];
  /** Raises these cards and lowers all others. */
  onRaise(cards: readonly number[]): void;
  /** What stands beside the button that sorts. */
  children?: ReactNode;
}

/** Up to so many cards lie in one row on a phone, so that each shows 44 px of itself. */
const ROW_MOST = 7;

/**
 * The player's own cards as a fan, several of which he raises by a tap, or by arrow keys and space.
 * Raising is not a move: he may do it while others decide.
 */
export function OwnHand({ cards, orders, groups, raised, onRaise, children }: OwnHandProps) {
  const ways = groups ? (['group', 'rank', 'suit'] as const) : (['rank', 'suit'] as const);
  const [way, setWay] = useState(0);
  const by = ways[way] ?? 'rank';
  const next = (way + 1) % ways.length;
  const groupOf = (card: number) => groups?.findIndex((group) => group.includes(card)) ?? -1;
  const orderOf = (card: number) => {
    if (by !== 'group') return orders[by](card);
    const group = groupOf(card);
    return (group === -1 ? 99 : group) * 99 + orders.rank(card);
  };
  const [stop, setStop] = useState<number | null>(null);
  const fan = useRef<HTMLDivElement>(null);
  const sorted = [...cards].sort((a, b) => orderOf(a) - orderOf(b));
  const at = Math.max(0, sorted.indexOf(stop ?? -1));
  const row = sorted.length > ROW_MOST ? Math.ceil(sorted.length / 2) : sorted.length;
  useKeptFocus(fan, sorted.length);
  const toggle = (card: number) =>
    onRaise(raised.includes(card) ? raised.filter((one) => one !== card) : [...raised, card]);
  function onKeyDown(event: KeyboardEvent) {
    const card = sorted[at];
    const to = nextStop(event.key, at, sorted.length);
    const raises = { ArrowUp: true, ArrowDown: false }[event.key];
    if (card === undefined || (to === null && raises === undefined)) return;
    event.preventDefault();
    if (to === null) {
      if (raised.includes(card) !== raises) toggle(card);
      return;
    }
    setStop(sorted[to] ?? null);
    fan.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <div className={styles.own} data-rows={row < sorted.length ? 2 : 1}>
      <div className={styles.tools}>
        {children}
        <button type="button" className={styles.tool} onClick={() => setWay(next)}>
          <Icon of={ArrowDownUp} aria-hidden size={18} />
          <span>{t(`card-room.sort_${ways[next] ?? 'rank'}`)}</span>
        </button>
      </div>
      <div
        ref={fan}
        role="group"
        aria-label={t('card-room.own_cards', { count: cards.length })}
        className={styles.fan}
        style={{ ['--row' as never]: row, ['--count' as never]: sorted.length }}
        onKeyDown={onKeyDown}
      >
        {sorted.map((card, index) => (
          <HandCard
            key={card}
            card={card}
            group={groupOf(card)}
            off={index - (sorted.length - 1) / 2}
            raised={raised.includes(card)}
            stop={index === at}
            onStop={() => setStop(card)}
            onPress={() => toggle(card)}
          />
        ))}
      </div>
    </div>
  );
}

interface HandCardProps {
  card: number;
  /** Its group's number; -1 for none. */
  group: number;
  /** How far it lies from the middle of the fan, in cards. */
  off: number;
  raised: boolean;
  /** The one that Tab comes to. */
  stop: boolean;
  onStop(): void;
  onPress(): void;
}

const HandCard = ({ card, group, off, raised, stop, onStop, onPress }: HandCardProps) => (
  <button
    type="button"
    className={styles.card}
    style={{ ['--off' as never]: off } as CSSProperties}
    data-group={group === -1 ? undefined : group % 4}
    aria-pressed={raised}
    aria-label={group === -1 ? cardName(card) : groupedName(card)}
    tabIndex={stop ? 0 : -1}
    onFocus={onStop}
    onClick={onPress}
  >
    <svg viewBox="0 0 100 140" aria-hidden>
      <CardFace card={card} />
    </svg>
  </button>
);

const groupedName = (card: number) => t('card-room.grouped', { card: cardName(card) });

function nextStop(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  return { Home: 0, End: count - 1 }[key] ?? null;
}

/** Who plays by keys goes on in his hand when the card that had the focus is gone. */
function useKeptFocus(fan: { current: HTMLDivElement | null }, count: number) {
  const within = useRef(false);
  useEffect(() => {
    const box = fan.current;
    const heard = ({ target }: FocusEvent) => {
      within.current = target instanceof Node && box?.contains(target) === true;
    };
    document.addEventListener('focusin', heard);
    return () => document.removeEventListener('focusin', heard);
  }, [fan]);
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    fan.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
  }, [fan, count]);
}

import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ChevronDown, ChevronUp, SkipForward, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { cardName } from '../../playing-cards/view/faces.ts';
import { PlayingCard } from '../../playing-cards/view/PlayingCard.tsx';
import type { HiloOutcome } from '../card.ts';
import styles from './hilo.module.css';

const ICONS = { up: ChevronUp, down: ChevronDown, skip: SkipForward };

/** The cards of the round in their order, each with how it came; the newest stays in view. */
export function CardChain({ outcome }: { outcome: HiloOutcome | null }) {
  const list = useRef<HTMLOListElement>(null);
  const { cards = [], moves = [], ended = null } = outcome ?? {};
  useEffect(() => {
    const node = list.current;
    if (node) node.scrollLeft = node.scrollWidth;
  }, [cards.length]);
  return (
    <ol ref={list} className={styles.chain} aria-label={t('hilo.chain')} tabIndex={0}>
      {cards.map((card, at) => {
        const move = moves[at - 1];
        const wrong = ended === 'wrong' && at === cards.length - 1;
        return (
          <li key={at} data-wrong={wrong || undefined}>
            <PlayingCard card={card} name={cardName(card)} />
            <span aria-hidden>
              {wrong ? (
                <Icon of={X} size={14} strokeWidth={3.4} />
              ) : (
                move && <Icon of={ICONS[move]} size={14} strokeWidth={3} />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

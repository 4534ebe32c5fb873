import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ChevronDown, ChevronUp } from 'lucide';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import { cardName } from '../../playing-cards/view/faces.ts';
import { PlayingCard } from '../../playing-cards/view/PlayingCard.tsx';
import type { SteppedStageProps } from '../../stage/view/stepped/stepped-game.ts';
import type { Direction, HiloOutcome } from '../card.ts';
import { CardChain } from './CardChain.tsx';
import styles from './hilo.module.css';
import { chanceText, nameOf } from './words.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** The last results, the card between its two guesses, and the chain of cards. */
export function HiloStage(props: SteppedStageProps<object, HiloOutcome>) {
  const { outcome, open, history, step } = props;
  const card = outcome?.cards.at(-1) ?? null;
  const guess = (dir: Direction) => (
    <Guess
      card={card}
      dir={dir}
      outcome={outcome}
      open={open}
      onGuess={() => step('guess', { dir })}
    />
  );
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={endText} />
      <div className={styles.table}>
        {guess('up')}
        <div className={styles.dealt} data-ended={outcome?.ended ?? undefined}>
          <PlayingCard
            key={outcome ? `${outcome.cards.length}/${card}` : 'back'}
            card={card}
            className={styles.card}
            {...(card === null ? {} : { name: cardName(card) })}
          />
        </div>
        {guess('down')}
      </div>
      <CardChain outcome={outcome} />
    </div>
  );
}

const endText = ({ ended, multiplierHundredths }: HiloOutcome) =>
  ended === 'cashed_out' ? hundredthsText(multiplierHundredths) : '0.00×';

interface GuessProps {
  card: number | null;
  dir: Direction;
  outcome: HiloOutcome | null;
  open: boolean;
  onGuess(): void;
}

/** A direction, with its chance and what cashing out pays after it. */
function Guess({ card, dir, outcome, open, onGuess }: GuessProps) {
  const offer = outcome?.[dir] ?? null;
  const name = card === null ? t(`hilo.${dir}`) : nameOf(card, dir);
  const going = outcome !== null && outcome.ended === null;
  const values = offer && {
    name,
    chance: chanceText(offer.favourable),
    times: hundredthsText(offer.hundredths),
  };
  return (
    <button
      type="button"
      className={styles.guess}
      data-dir={dir}
      aria-disabled={!open || offer === null}
      aria-label={values ? t('hilo.offer', values) : name}
      onClick={() => open && offer !== null && onGuess()}
    >
      <Icon of={dir === 'up' ? ChevronUp : ChevronDown} aria-hidden size={26} strokeWidth={2.6} />
      <span className={styles.name}>{name}</span>
      <span className={styles.odds}>
        {values ? `${values.chance} · ${values.times}` : going ? t('hilo.not_offered') : ' '}
      </span>
    </button>
  );
}

import { t } from '@palaro/client';
import { useCalm } from '@palaro/ui';
import { TableCard, type CardPlace } from '../../playing-cards/view/TableCard.tsx';
import { MIDDLES, MOUTH, TwoSides, useTall } from '../../playing-cards/view/TwoSides.tsx';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import { isNatural, type BaccaratResult } from '../deal.ts';
import styles from './baccarat.module.css';
import { momentOf, type CardState } from './timeline.ts';

const SIDES = ['player', 'banker'] as const;
/** A side's cards from its middle; the third lies across, in a flat box over the other two. */
const PLACES: Record<'flat' | 'tall', readonly CardPlace[]> = {
  flat: [
    { x: -31, y: 74, width: 58 },
    { x: 31, y: 74, width: 58 },
    { x: 0, y: 117, width: 56, aside: true },
  ],
  tall: [
    { x: -36, y: 86, width: 68 },
    { x: 36, y: 86, width: 68 },
    { x: 0, y: 172, width: 62, aside: true },
  ],
};

/** The two sides, the shoe between them, and the hand as far as it is dealt. */
export function BaccaratShow({ result, part, win }: ShowProps<BaccaratResult>) {
  const calm = useCalm();
  const tall = useTall();
  const places = PLACES[tall ? 'tall' : 'flat'];
  const moment = result && momentOf(result, part);
  const sideOf = (side: 'player' | 'banker') => ({
    className: styles[side],
    name: t(`baccarat.${side}`),
    sum: moment?.[`${side}Points`] ?? null,
    lit: result?.winner === side || result?.winner === 'tie',
    ground: <Slots places={places} />,
  });
  return (
    <TwoSides
      tall={tall}
      win={win}
      sides={[sideOf('player'), sideOf('banker')]}
      over={moment?.over ?? false}
      head={result && t('baccarat.hand', { hand: result.hand })}
      burn={result?.hand === 1 ? { card: result.burn, text: t('baccarat.burnt') } : null}
      end={
        result && {
          letter: t(`baccarat.letter_${result.winner}`),
          className: styles[result.winner],
          notes: notesOf(result),
        }
      }
    >
      {result && moment && (
        <g key={result.hand}>
          {SIDES.map((side, at) => (
            <Cards
              key={side}
              places={places}
              calm={calm}
              cards={moment[side]}
              middle={MIDDLES[at] ?? 0}
            />
          ))}
        </g>
      )}
    </TwoSides>
  );
}

const Slots = ({ places }: { places: readonly CardPlace[] }) =>
  places
    .slice(0, 2)
    .map(({ x, y, width }) => (
      <rect
        key={x}
        x={75 + x - width / 2}
        y={y - 2 - width * 0.7}
        width={width}
        height={width * 1.4}
        rx="6"
        className={styles.slot}
      />
    ));

interface CardsProps {
  cards: readonly CardState[];
  places: readonly CardPlace[];
  middle: number;
  calm: boolean;
}

const Cards = ({ cards, places, middle, calm }: CardsProps) =>
  cards.map((state, at) => {
    const place = places[at];
    if (!place) return null;
    const moved = { ...place, x: middle + place.x };
    return (
      <TableCard key={at} {...state} place={moved} from={MOUTH} squeeze={at === 2} calm={calm} />
    );
  });

function notesOf({ winner, player, banker, playerPoints, bankerPoints, last }: BaccaratResult) {
  const four = player.length + banker.length === 4;
  const natural = four && (isNatural(playerPoints) || isNatural(bankerPoints));
  return [
    t(winner === 'tie' ? 'baccarat.tie' : 'baccarat.wins'),
    ...(natural ? [t('baccarat.natural')] : []),
    ...(last ? [t('baccarat.last')] : []),
  ];
}

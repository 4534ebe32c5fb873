import { t } from '@palaro/client';
import { useCalm } from '@palaro/ui';
import { faceOf } from '../../playing-cards/view/faces.ts';
import { TableCard } from '../../playing-cards/view/TableCard.tsx';
import { MIDDLES, MOUTH, TwoSides, useTall } from '../../playing-cards/view/TwoSides.tsx';
import type { ShowProps } from '../../table/view/table-view-contract.ts';
import type { DragonTigerResult } from '../deal.ts';
import styles from './dragon-tiger.module.css';
import { Emblem } from './Emblem.tsx';
import { momentOf } from './timeline.ts';
import { isSuited } from './words.ts';

const SIDES = ['dragon', 'tiger'] as const;
/** From a side's middle: its card, and its emblem on the outer edge. */
const PLACES = {
  flat: { card: { x: 34, y: 92, width: 72 }, emblem: { x: 5, y: 48, scale: 0.68 } },
  tall: { card: { x: 0, y: 97, width: 84 }, emblem: { x: 47, y: 155, scale: 0.56 } },
};

/** The dragon's and the tiger's side with a card each, and the shoe between them. */
export function DragonTigerShow({ result, part, win }: ShowProps<DragonTigerResult>) {
  const calm = useCalm();
  const tall = useTall();
  const { card: at, emblem } = PLACES[tall ? 'tall' : 'flat'];
  const moment = momentOf(result ? part : 0);
  const sideOf = (side: 'dragon' | 'tiger') => ({
    className: styles[side],
    name: t(`dragon-tiger.${side}`),
    sum: result && moment[side].turned > 0.9 ? faceOf(result[side]).rank : null,
    lit: result?.winner === side || result?.winner === 'tie',
    ground: (
      <>
        <g
          transform={`translate(${side === 'dragon' ? emblem.x : 150 - emblem.x - 100 * emblem.scale} ${emblem.y}) scale(${emblem.scale})`}
        >
          <Emblem of={side} />
        </g>
        <rect
          x={75 + inward(side) * at.x - at.width / 2}
          y={at.y - 2 - at.width * 0.7}
          width={at.width}
          height={at.width * 1.4}
          rx="7"
          className={styles.slot}
        />
      </>
    ),
  });
  return (
    <TwoSides
      tall={tall}
      win={win}
      sides={[sideOf('dragon'), sideOf('tiger')]}
      over={result !== null && moment.over}
      head={result && t('dragon-tiger.hand', { hand: result.hand })}
      burn={result?.hand === 1 ? { card: result.burn, text: t('dragon-tiger.burnt') } : null}
      end={
        result && {
          letter: t(`dragon-tiger.letter_${result.winner}`),
          className: styles[result.winner],
          notes: notesOf(result),
        }
      }
    >
      {result && (
        <g key={result.hand}>
          {SIDES.map((side, index) => (
            <TableCard
              key={side}
              card={result[side]}
              {...moment[side]}
              place={{ ...at, x: (MIDDLES[index] ?? 0) + inward(side) * at.x }}
              from={MOUTH}
              squeeze={side === 'tiger'}
              calm={calm}
            />
          ))}
        </g>
      )}
    </TwoSides>
  );
}

/** The cards lie towards the table's middle. */
const inward = (side: 'dragon' | 'tiger') => (side === 'dragon' ? 1 : -1);

const notesOf = (result: DragonTigerResult) => [
  t(result.winner === 'tie' ? 'dragon-tiger.tie' : 'dragon-tiger.wins'),
  ...(isSuited(result) ? [t('dragon-tiger.suited')] : []),
  ...(result.last ? [t('dragon-tiger.last')] : []),
];

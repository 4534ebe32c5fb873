import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { multipleOf, winKind } from '../../stage/view/money-text.ts';
import { sameZones, totalOf } from '../../stage/view/chips/placing.ts';
import { usePlacing } from '../../stage/view/chips/use-placing.ts';
import type { ColorGameOutcome, ColorGameParams } from '../card.ts';
import type { Faces } from '../zones.ts';
import { Dice } from './Dice.tsx';
import styles from './table.module.css';
import { Sums } from './Sums.tsx';
import { Table } from './Table.tsx';
import { useLandings } from './use-landings.ts';
import { THROWN } from './use-throw.ts';
import { lettersOf } from './words.ts';

/** What the dice show before the first throw. */
const FIRST: Faces = [0, 2, 5];

/** The last throws, the dice in their box, what each field paid, and the table. */
export function ColorGameStage(
  props: StageProps<ColorGameParams, ColorGameOutcome, Climb<ColorGameOutcome>>,
) {
  const { choice, disabled, reveal, rested, history, onChange } = props;
  const { place } = usePlacing(choice.zones, (zones) => onChange({ zones }));
  const shown = rested && sameZones(stakesOf(rested), choice.zones) ? rested : null;
  const part = (reveal.at ?? THROWN) / THROWN;
  useLandings(part);
  return (
    <div className={styles.stage}>
      <LastResults history={history} textOf={({ faces }) => lettersOf(faces)} />
      <Dice faces={reveal.outcome?.faces ?? FIRST} part={part} win={shown ? showOf(shown) : 0} />
      <Sums shown={shown} />
      <Table zones={choice.zones} shown={shown} disabled={disabled} onPlace={place} />
    </div>
  );
}

const stakesOf = ({ zones }: ColorGameOutcome): ColorGameParams['zones'] =>
  Object.fromEntries(zones.map(({ zone, stake }) => [zone, stake]));

/** The show grows with the win; a round that pays no more than its stake has none. */
function showOf({ zones }: ColorGameOutcome): number {
  const payout = totalOf(Object.fromEntries(zones.map((one) => [one.zone, one.payout])));
  const stake = totalOf(Object.fromEntries(zones.map((one) => [one.zone, one.stake])));
  if (winKind(stake, payout) !== 'win') return 0;
  const multiple = multipleOf(stake, payout);
  return multiple >= 5 ? 3 : multiple >= 2 ? 2 : 1;
}

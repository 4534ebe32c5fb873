import { t } from '@palaro/client';
import { factOf } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import { fieldsIn } from '../../stage/view/read-input.ts';
import type {
  BetErrors,
  BetFact,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { fishCard } from '../card.ts';
import { game, readShots } from '../rules.ts';
import { FishResult } from './FishResult.tsx';

function FishFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="shots" label={t('fish-dagat-gold.shots')} inputMode="text" />
      <p>{t('fish-dagat-gold.shots_help')}</p>
    </>
  );
}

/** How many shots of each net hit: `12 × ₱0.50, 3 × ₱1.00`. */
function betOf(input: unknown): BetFact[] {
  const shots = readShots(fieldsIn(input).shots) ?? [];
  const parts = fishCard.room.bullets.flatMap((bullet, index) => {
    const count = shots.filter(({ bullet: of }) => of === index).length;
    return count > 0 ? `${count} × ${pesos(bullet)}` : [];
  });
  return parts.length > 0 ? factOf(t('fish-dagat-gold.shots_bet'), parts.join(', ')) : [];
}

export const verifier: GameVerifier = {
  game,
  start: { shots: 'A3D3B3' },
  // The stake of a session is the sum of its shots.
  stakeField: 'shots',
  fieldsOf(input): BetFields {
    const { shots } = fieldsIn(input);
    return typeof shots === 'string' ? { shots } : {};
  },
  betOf,
  inputOf: ({ shots = '' }) => ({ shots }),
  check: ({ shots = '' }): BetErrors =>
    readShots(shots) ? {} : { shots: 'fish-dagat-gold.shots_bad' },
  Fields: FishFields,
  Result: FishResult,
};

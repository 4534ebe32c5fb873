import { t } from '@palaro/client';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { fieldsIn } from '../../stage/view/read-input.ts';
import type {
  BetErrors,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
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

export const verifier: GameVerifier = {
  game,
  start: { shots: 'A3D3B3' },
  // The stake of a session is the sum of its shots.
  stakeField: 'shots',
  fieldsOf(input): BetFields {
    const { shots } = fieldsIn(input);
    return typeof shots === 'string' ? { shots } : {};
  },
  inputOf: ({ shots = '' }) => ({ shots }),
  check: ({ shots = '' }): BetErrors =>
    readShots(shots) ? {} : { shots: 'fish-dagat-gold.shots_bad' },
  Fields: FishFields,
  Result: FishResult,
};

import { t } from '@palaro/client';
import { factOf } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { hundredthsText, readHundredths } from '../../stage/view/odds-text.ts';
import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type {
  BetErrors,
  BetFact,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { AUTO_HUNDREDTHS, crashCard } from '../card.ts';
import { game } from '../rules.ts';
import { CrashResult } from './CrashResult.tsx';

/** `2.50`; empty where no multiplier is set. */
const typedOf = (value: unknown) =>
  typeof value === 'number' ? hundredthsText(value).replace(/[,×]/g, '') : '';

function fieldsOf(input: unknown): BetFields {
  const { auto, cashOut } = fieldsIn(input);
  return { ...stakeIn(input), auto: typedOf(auto), cashOut: typedOf(cashOut) };
}

function betOf(input: unknown): BetFact[] {
  const { auto, cashOut } = fieldsIn(input);
  const times = (value: unknown) => (typeof value === 'number' ? hundredthsText(value) : null);
  return [
    ...factOf(t('crash.auto'), times(auto)),
    ...factOf(t('crash.cash_out_at'), times(cashOut)),
  ];
}

function isBad(typed: string, least: number): boolean {
  if (typed === '') return false;
  const hundredths = readHundredths(typed) ?? 0;
  return hundredths < least || hundredths > AUTO_HUNDREDTHS.max;
}

const check = ({ stake = '', auto = '', cashOut = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'crash.stake_bad' as const } : {}),
  ...(isBad(auto, AUTO_HUNDREDTHS.min) ? { auto: 'crash.target_bad' as const } : {}),
  ...(isBad(cashOut, 100) ? { cashOut: 'crash.target_bad' as const } : {}),
});

function CrashFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="auto" label={t('crash.auto')} inputMode="decimal" />
      <BetTextField {...props} name="cashOut" label={t('crash.cash_out_at')} inputMode="decimal" />
      <StakeTextField {...props} label={t('crash.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { auto: '2.00', cashOut: '', stake: crashCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  // A bet that was not cashed out by hand says nothing of it.
  inputOf: ({ stake, auto = '', cashOut = '' }) => ({
    stake,
    auto: readHundredths(auto),
    ...(cashOut === '' ? {} : { cashOut: readHundredths(cashOut) }),
  }),
  check,
  Fields: CrashFields,
  Result: CrashResult,
};

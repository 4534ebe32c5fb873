import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { missionsConsoleApi } from '../console.api.ts';
import { optionText } from './option-text.ts';

/** A usual mission to begin with. */
const USUAL = {
  metric: 'valid_bet',
  period: 'day',
  target1: '500.0000',
  amount1: '5.0000',
  target2: '2000.0000',
  amount2: '20.0000',
  turnoverTimes: 1,
} as const;

/** A mission as a draft: its words, what it counts, its steps, its budget. */
export default function NewMissionScreen() {
  return (
    <DraftPage
      title={t('missions-console.new_mission')}
      form={(common) => (
        <CallForm
          endpoint={missionsConsoleApi.makeMission}
          labels={{
            ...DRAFT_LABELS,
            metric: 'missions-console.metric',
            period: 'missions-console.period',
            target1: 'missions-console.target1',
            amount1: 'missions-console.amount1',
            target2: 'missions-console.target2',
            amount2: 'missions-console.amount2',
            target3: 'missions-console.target3',
            amount3: 'missions-console.amount3',
            product: 'missions-console.product',
            vendor: 'missions-console.vendor',
            game: 'missions-console.game',
            leastStake: 'missions-console.least_stake',
          }}
          helps={{
            ...DRAFT_HELPS,
            endsAt: 'missions-console.ends_help',
            budget: 'missions-console.budget_help',
            target1: 'missions-console.target_help',
            product: 'missions-console.filter_help',
            game: 'missions-console.game_help',
            leastStake: 'missions-console.least_stake_help',
          }}
          initial={USUAL}
          option={optionText}
          {...common}
        />
      )}
    />
  );
}

import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { missionsConsoleApi } from '../console.api.ts';
import { optionText } from './option-text.ts';

/** The week and its prizes of docs/domain/promotions.md §6 to begin with. */
const USUAL = {
  metric: 'valid_bet',
  period: 'week',
  rank1: '5000.0000',
  rank2: '3000.0000',
  rank3: '2000.0000',
  ranks4to10: '500.0000',
  ranks11to50: '100.0000',
  turnoverTimes: 1,
} as const;

/** A leader board as a draft: its words, what it ranks by, its prizes, its budget. */
export default function NewBoardScreen() {
  return (
    <DraftPage
      title={t('missions-console.new_board')}
      form={(common) => (
        <CallForm
          endpoint={missionsConsoleApi.makeLeaderBoard}
          labels={{
            ...DRAFT_LABELS,
            metric: 'missions-console.metric',
            period: 'missions-console.period',
            rank1: 'missions-console.rank1',
            rank2: 'missions-console.rank2',
            rank3: 'missions-console.rank3',
            ranks4to10: 'missions-console.ranks4to10',
            ranks11to50: 'missions-console.ranks11to50',
            product: 'missions-console.product',
            vendor: 'missions-console.vendor',
            game: 'missions-console.game',
            leastStake: 'missions-console.least_stake',
          }}
          helps={{
            ...DRAFT_HELPS,
            endsAt: 'missions-console.ends_help',
            budget: 'missions-console.board_budget_help',
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

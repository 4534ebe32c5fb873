import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { luckyDrawConsoleApi } from '../console.api.ts';

/** A usual lucky draw to begin with. */
const USUAL = {
  prize1: '1000.0000',
  odds1: '0.1000',
  stock1: 5,
  prize2: '100.0000',
  odds2: '1.0000',
  stock2: 50,
  usual: '2.0000',
  free: 1,
  betFor: '500.0000',
  most: 5,
  turnoverTimes: 1,
};

/** A lucky draw as a draft: its words, its prizes with odds and stock, its chances, its budget. */
export default function NewLuckyDrawScreen() {
  return (
    <DraftPage
      title={t('lucky-draw-console.new')}
      form={(common) => (
        <CallForm
          endpoint={luckyDrawConsoleApi.makeLuckyDraw}
          labels={{
            ...DRAFT_LABELS,
            prize1: 'lucky-draw-console.prize1',
            odds1: 'lucky-draw-console.odds1',
            stock1: 'lucky-draw-console.stock1',
            prize2: 'lucky-draw-console.prize2',
            odds2: 'lucky-draw-console.odds2',
            stock2: 'lucky-draw-console.stock2',
            prize3: 'lucky-draw-console.prize3',
            odds3: 'lucky-draw-console.odds3',
            stock3: 'lucky-draw-console.stock3',
            prize4: 'lucky-draw-console.prize4',
            odds4: 'lucky-draw-console.odds4',
            stock4: 'lucky-draw-console.stock4',
            usual: 'lucky-draw-console.usual',
            free: 'lucky-draw-console.free',
            betFor: 'lucky-draw-console.bet_for',
            most: 'lucky-draw-console.most',
          }}
          helps={{
            ...DRAFT_HELPS,
            odds1: 'lucky-draw-console.odds_help',
            usual: 'lucky-draw-console.usual_help',
            budget: 'lucky-draw-console.budget_help',
            turnoverTimes: 'lucky-draw-console.times_help',
          }}
          initial={USUAL}
          {...common}
        />
      )}
    />
  );
}

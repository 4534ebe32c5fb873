import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { promotionsConsoleApi } from '../console.api.ts';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from './DraftPage.tsx';

/** The table of docs/domain/promotions.md §2 to begin with. */
const USUAL = {
  day1: '1.0000',
  day2: '1.0000',
  day3: '2.0000',
  day4: '2.0000',
  day5: '3.0000',
  day6: '5.0000',
  day7: '10.0000',
  needs: '100.0000',
  turnoverTimes: 1,
};

/** A daily sign-in as a draft: its words, its seven days, its conditions, its budget. */
export default function NewSignInScreen() {
  return (
    <DraftPage
      title={t('promotions-console.new_sign_in')}
      form={(common) => (
        <CallForm
          endpoint={promotionsConsoleApi.makeSignIn}
          labels={{
            ...DRAFT_LABELS,
            needs: 'promotions-console.needs',
            day1: 'promotions-console.day1',
            day2: 'promotions-console.day2',
            day3: 'promotions-console.day3',
            day4: 'promotions-console.day4',
            day5: 'promotions-console.day5',
            day6: 'promotions-console.day6',
            day7: 'promotions-console.day7',
          }}
          helps={{
            ...DRAFT_HELPS,
            needs: 'promotions-console.needs_help',
          }}
          initial={USUAL}
          {...common}
        />
      )}
    />
  );
}

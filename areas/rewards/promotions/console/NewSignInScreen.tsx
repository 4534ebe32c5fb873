import { navigate, t } from '@palaro/client';
import { CallForm, RecordPage } from '@palaro/desk';
import { useState } from 'react';
import { promotionsConsoleApi } from '../console.api.ts';

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
  // The same until the form goes, so that a repeat is not a second promotion.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <RecordPage
      title={t('promotions-console.new_sign_in')}
      back={{ to: '/console/promotions', label: t('promotions-console.promotions') }}
    >
      <CallForm
        endpoint={promotionsConsoleApi.makeSignIn}
        labels={{
          title: 'promotions-console.title',
          summary: 'promotions-console.summary',
          startsAt: 'promotions-console.starts',
          endsAt: 'promotions-console.ends',
          budget: 'promotions-console.budget',
          needs: 'promotions-console.needs',
          turnoverTimes: 'promotions-console.times',
          day1: 'promotions-console.day1',
          day2: 'promotions-console.day2',
          day3: 'promotions-console.day3',
          day4: 'promotions-console.day4',
          day5: 'promotions-console.day5',
          day6: 'promotions-console.day6',
          day7: 'promotions-console.day7',
        }}
        helps={{
          endsAt: 'promotions-console.ends_help',
          budget: 'promotions-console.budget_help',
          needs: 'promotions-console.needs_help',
          turnoverTimes: 'promotions-console.times_help',
        }}
        initial={USUAL}
        also={{ id }}
        submit={t('promotions-console.save_draft')}
        reload={[promotionsConsoleApi.promotions]}
        done={() => navigate(`/console/promotions/${id}`, { replace: true })}
      />
    </RecordPage>
  );
}

import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { rainConsoleApi } from '../console.api.ts';

const USUAL = {
  seconds: 30,
  pieces: 500,
  least: '1.0000',
  most: '20.0000',
  budget: '2000.0000',
  turnoverTimes: 1,
};

/** A red-envelope rain as a draft: its words, its start, and what its budget is split into. */
export default function NewRainScreen() {
  return (
    <DraftPage
      title={t('rain-console.new')}
      form={(common) => (
        <CallForm
          endpoint={rainConsoleApi.makeRain}
          labels={{
            ...DRAFT_LABELS,
            startsAt: 'rain-console.starts',
            seconds: 'rain-console.seconds',
            pieces: 'rain-console.pieces',
            least: 'rain-console.least',
            most: 'rain-console.most',
          }}
          helps={{
            ...DRAFT_HELPS,
            startsAt: 'rain-console.starts_help',
            seconds: 'rain-console.seconds_help',
            budget: 'rain-console.budget_help',
            turnoverTimes: 'rain-console.times_help',
          }}
          initial={USUAL}
          {...common}
        />
      )}
    />
  );
}

import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { offersConsoleApi } from '../console.api.ts';

/** The example of docs/domain/promotions.md §2 to begin with. */
const USUAL = { percent: 100, cap: '1000.0000', least: '100.0000', turnoverTimes: 10 };

/** A deposit offer as a draft: its words, its bonus, its conditions, its budget. */
export default function NewDepositOfferScreen() {
  return (
    <DraftPage
      title={t('offers-console.new')}
      form={(common) => (
        <CallForm
          endpoint={offersConsoleApi.makeDepositOffer}
          labels={{
            ...DRAFT_LABELS,
            which: 'offers-console.which',
            percent: 'offers-console.percent',
            cap: 'offers-console.cap',
            least: 'offers-console.least',
          }}
          helps={{
            ...DRAFT_HELPS,
            turnoverTimes: 'offers-console.times_help',
          }}
          initial={USUAL}
          option={(_field, which) =>
            t(which === 'DEPOSIT' ? 'offers-console.daily' : 'offers-console.first')
          }
          {...common}
        />
      )}
    />
  );
}

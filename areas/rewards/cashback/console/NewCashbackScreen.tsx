import { categoryName } from '@palaro/catalogue/web';
import { t } from '@palaro/client';
import { CallForm } from '@palaro/desk';
import { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from '@palaro/promotions/console-draft';
import { CASHBACK_PERIODS, USUAL_RULE } from '../cashback.rules.ts';
import { cashbackConsoleApi } from '../console.api.ts';

/** A cashback as a draft: its words, its period, its rate and bounds, its budget. */
export default function NewCashbackScreen() {
  return (
    <DraftPage
      title={t('cashback-console.new')}
      form={(common) => (
        <CallForm
          endpoint={cashbackConsoleApi.makeCashback}
          labels={{
            ...DRAFT_LABELS,
            period: 'cashback-console.period',
            rate: 'cashback-console.rate',
            least: 'cashback-console.least',
            cap: 'cashback-console.cap',
            products: 'cashback-console.products',
          }}
          helps={{
            ...DRAFT_HELPS,
            budget: 'cashback-console.budget_help',
            period: 'cashback-console.period_help',
            rate: 'cashback-console.rate_help',
            least: 'cashback-console.least_help',
            products: 'cashback-console.products_help',
          }}
          initial={USUAL_RULE}
          option={optionText}
          {...common}
        />
      )}
    />
  );
}

function optionText(_field: string, value: string): string {
  const period = CASHBACK_PERIODS.find((one) => one === value);
  return period ? t(`cashback-console.period.${period}`) : categoryName(value);
}

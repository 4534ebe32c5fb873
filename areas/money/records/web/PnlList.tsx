import type { Reply } from '@palaro/api';
import { categoryName } from '@palaro/catalogue/web';
import { formatDate, peso, t } from '@palaro/client';
import { Amount, DayHeading, ListRow } from '@palaro/ui';
import type { recordsApi } from '../records.api.ts';

type Pnl = Reply<typeof recordsApi.profitAndLoss>;

/** Midday in Manila, so that a day's date is the same in every zone near it. */
const noonOf = (day: string) => `${day}T04:00:00.000Z`;

/** The rows of products, then those of days, newest first. */
export const PnlList = ({ of: { products, days } }: { of: Pnl }) => (
  <>
    <section>
      <DayHeading>{t('records.pnl_products')}</DayHeading>
      {products.map((row) => (
        <PnlRow key={row.product} title={productName(row.product)} of={row} />
      ))}
    </section>
    <section>
      <DayHeading>{t('records.pnl_days')}</DayHeading>
      {days.map((row) => (
        <PnlRow key={row.day} title={formatDate(noonOf(row.day))} of={row} />
      ))}
    </section>
  </>
);

const productName = (code: string) => (code === '' ? t('records.pnl_other') : categoryName(code));

interface PnlRowProps {
  title: string;
  of: Pnl['totals'];
}

function PnlRow({ title, of: { bet, win, profit } }: PnlRowProps) {
  const isGain = !profit.startsWith('-') && /[1-9]/.test(profit);
  return (
    <ListRow
      title={title}
      detail={t('records.pnl_row', { bet: peso(bet), win: peso(win) })}
      amount={<Amount value={profit} signed tone={isGain ? 'leaf' : 'dim'} />}
    />
  );
}

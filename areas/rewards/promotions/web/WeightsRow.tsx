import { t } from '@palaro/client';
import { ListRow } from '@palaro/ui';

const WEIGHTS = '/m/turnover';

/** The way to the table of what counts toward withdrawal. */
export const WeightsRow = () => (
  <ListRow title={t('promotions.what_counts')} to={WEIGHTS} chevron />
);

import { pageExists, t } from '@palaro/client';
import { ListRow } from '@palaro/ui';

const DETAIL = '/m/activityDetail';

/** The way to all conditions of a promotion, which the promotion centre shows. */
export function ConditionsRow({ promotion }: { promotion: string }) {
  if (!pageExists(DETAIL)) return null;
  const to = `${DETAIL}?id=${promotion}`;
  return <ListRow title={t('missions.conditions')} to={to} chevron />;
}

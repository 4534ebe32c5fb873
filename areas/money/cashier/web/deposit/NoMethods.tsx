import { navigate, t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';

/** Nothing is open now: no provider, or its hours are over. */
export const NoMethods = () => (
  <EmptyState
    title={t('deposits.no_methods')}
    action={<Button onClick={() => navigate('/m/service')}>{t('deposits.help')}</Button>}
  >
    {t('deposits.no_methods_help')}
  </EmptyState>
);

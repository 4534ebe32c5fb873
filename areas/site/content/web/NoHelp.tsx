import { navigate, pageExists, t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';

const SERVICE = '/m/service';

/** Shown when there are no topics (SVC-06). Points to customer service if that page exists. */
export const NoHelp = () => (
  <EmptyState
    drawing="no-notices"
    title={t('content.no_help')}
    action={
      pageExists(SERVICE) && (
        <Button onClick={() => navigate(SERVICE)}>{t('content.ask_us')}</Button>
      )
    }
  >
    {t('content.no_help_help')}
  </EmptyState>
);

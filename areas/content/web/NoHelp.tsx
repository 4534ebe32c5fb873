import { navigate, pageExists, t } from '@palaro/client';
import { Button, EmptyState } from '@palaro/ui';

const SERVICE = '/m/service';

/** No topic at all (SVC-06): people are asked instead, where there is a page for it. */
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

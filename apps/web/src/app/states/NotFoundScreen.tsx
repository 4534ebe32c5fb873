import { HOME, navigate, t } from '@palaro/client';
import { StateScreen } from './StateScreen.tsx';

/** Shown for any address without a page, with a link home (APP-02). */
export const NotFoundScreen = () => (
  <StateScreen
    drawing="lost"
    title={t('shell.not_found.title')}
    text={t('shell.not_found.text')}
    action={t('shell.go_home')}
    onAction={() => navigate(HOME)}
  />
);

import { t, usePathParam } from '@palaro/client';
import { EmptyState } from '@palaro/ui';
import { CannotPlay } from './CannotPlay.tsx';

/**
 * In place of games and the verifier where there is no BigInt (iOS before 14): such a browser
 * cannot even parse their code, so it gets this page's instead (apps/web/src/app/pages.ts).
 */
export default function OldBrowserPage() {
  const gameId = usePathParam('gameId');
  if (gameId) return <CannotPlay>{t('play.game_browser_too_old')}</CannotPlay>;
  return <EmptyState drawing="no-games" title={t('play.verify_browser_too_old')} />;
}

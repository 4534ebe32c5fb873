import { t, usePathParam } from '@palaro/client';
import { EmptyState } from '@palaro/ui';
import { CannotPlay } from './CannotPlay.tsx';

/**
 * Shown instead of games and the verifier where there is no BigInt (iOS before 14). Such a browser
 * cannot even parse their code, so pages.ts loads this page.
 */
export default function OldBrowserPage() {
  const gameId = usePathParam('gameId');
  if (gameId) return <CannotPlay>{t('play.game_browser_too_old')}</CannotPlay>;
  return <EmptyState drawing="no-games" title={t('play.verify_browser_too_old')} />;
}

import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { ChatRow } from '../console-chat.api.ts';

/** What was said, with what an operator should know of it. */
export const Said = ({ of: { text, distress, reports, removed } }: { of: ChatRow }) => (
  <>
    {distress && <Badge tone="rose">{t('play-console.distress')}</Badge>}{' '}
    {reports > 0 && <Badge tone="gold">{t('play-console.reports', { count: reports })}</Badge>}{' '}
    {removed && <Badge tone="dim">{t('play-console.removed')}</Badge>} <span>{text}</span>
  </>
);

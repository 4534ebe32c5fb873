import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { AnnouncementRow } from '../console.api.ts';

const TONES = { draft: 'dim', scheduled: 'sky', live: 'leaf', ended: 'dim' } as const;

export const StateBadge = ({ of }: { of: AnnouncementRow['state'] }) => (
  <Badge tone={TONES[of]}>{t(`content-console.state.${of}`)}</Badge>
);

/** The languages without which an entry cannot be published. */
export const Missing = ({ of }: { of: AnnouncementRow['missing'] }) =>
  of.map((language) => (
    <Badge key={language} tone="gold">
      {t('content-console.is_missing', { language })}
    </Badge>
  ));

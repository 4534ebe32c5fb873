import { formatDate, t } from '@palaro/client';
import { ContentImage, HtmlContent, Sheet } from '@palaro/ui';
import { useState } from 'react';
import type { Announcement } from '../published.api.ts';
import styles from './Reading.module.css';

interface NoticeSheetProps {
  notice: Announcement | null;
  onClose(): void;
}

/** The whole notice in a sheet. Back closes the sheet first. */
export function NoticeSheet({ notice, onClose }: NoticeSheetProps) {
  // The last notice stays in the sheet while it closes.
  const [shown, setShown] = useState(notice);
  if (notice && notice !== shown) setShown(notice);
  if (!shown) return null;
  const [picture] = shown.images;
  return (
    <Sheet
      open={notice !== null}
      onClose={onClose}
      title={shown.title}
      closeLabel={t('content.close')}
    >
      <p className={styles.facts}>{formatDate(shown.publishedAt)}</p>
      {picture && (
        <ContentImage
          className={styles.picture}
          path={picture.url}
          alt=""
          width={picture.width ?? 16}
          height={picture.height ?? 9}
          sizes="(min-width: 560px) 512px, 100vw"
        />
      )}
      <HtmlContent html={shown.content} level={3} onLeave={onClose} />
    </Sheet>
  );
}

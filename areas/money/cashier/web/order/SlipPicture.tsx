import { t, useCall } from '@palaro/client';
import { Skeleton, useObjectUrl } from '@palaro/ui';
import { depositsApi } from '../../deposits.api.ts';
import styles from './Order.module.css';

interface SlipPictureProps {
  /** The order's id. */
  id: string;
  /** The file just chosen, shown until the site holds it. */
  chosen: Blob | null;
}

/** The receipt as a small picture, in a place that keeps its size. */
export function SlipPicture({ id, chosen }: SlipPictureProps) {
  const kept = useCall(depositsApi.ownSlip, { params: { id } }, { when: chosen === null });
  const local = useObjectUrl(chosen);
  const source = local ?? kept.data?.image;
  if (source) return <img className={styles.thumb} src={source} alt={t('deposits.slip_there')} />;
  if (kept.error) return <p className={styles.todo}>{t('deposits.slip_there')}</p>;
  return <Skeleton className={styles.thumb} shape="block" />;
}

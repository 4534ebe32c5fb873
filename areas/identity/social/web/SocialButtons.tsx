import { t } from '@palaro/client';
import { LinkButton, Skeleton } from '@palaro/ui';
import { startPath } from '../social.api.ts';
import { useOpenProviders } from './open-providers.ts';
import { usePending } from './pending-arrival.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { useReturnNotice } from './return-notice.ts';
import styles from './SocialButtons.module.css';

interface SocialButtonsProps {
  /** The path the visitor was going to; home if there is none. */
  back?: string | null;
}

/**
 * Below a form, after an 'or': the providers that the deployment has on (LOGIN-03, REG-06). Draws
 * nothing if there are none, or if one of them has just confirmed the visitor.
 */
export default function SocialButtons({ back }: SocialButtonsProps) {
  const { open, pending } = useOpenProviders();
  const arrived = usePending();
  useReturnNotice();
  if (arrived || open.length + pending === 0) return null;
  const query = back ? `?back=${encodeURIComponent(back)}` : '';
  return (
    <div className={styles.social}>
      <p className={styles.or}>
        <span>{t('social.or')}</span>
      </p>
      {pending > 0 ? (
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <div className={styles.row}>
          {open.map((provider) => (
            <LinkButton
              key={provider}
              href={startPath(provider) + query}
              aria-label={t(`social.with.${provider}`)}
              icon={<ProviderMark provider={provider} />}
            >
              {t(`social.name.${provider}`)}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}

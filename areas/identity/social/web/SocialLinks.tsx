import { reloadCall, t, useCall, failureMessage } from '@palaro/client';
import { Button, Card, ErrorState, ListRow, Skeleton, toast } from '@palaro/ui';
import { useState } from 'react';
import { socialApi, type SocialLink } from '../social.api.ts';
import { LinkProof } from './LinkProof.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { useReturnNotice } from './return-notice.ts';
import styles from './SocialLinks.module.css';

/**
 * The security center's card of accounts elsewhere: which are linked, and linking and unlinking,
 * each with the login password. Draws nothing where a deployment has none.
 */
export default function SocialLinks() {
  const { data, isError, error, refetch } = useCall(socialApi.links);
  const [chosen, choose] = useState<SocialLink | null>(null);
  useReturnNotice();
  if (isError && !data) {
    return (
      <Card title={t('social.links.title')}>
        <ErrorState
          title={failureMessage(error)}
          retryLabel={t('social.links.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data?.list.length === 0) return null;
  const unlinked = (name: string) => {
    choose(null);
    toast(t('social.links.unlinked', { provider: name }), { kind: 'success' });
    void reloadCall(socialApi.links);
  };
  return (
    <Card title={t('social.links.title')}>
      <p className={styles.help}>{t('social.links.help')}</p>
      {data ? (
        <div className={styles.rows}>
          {data.list.map((link) => (
            <LinkRow key={link.provider} link={link} onChoose={choose} />
          ))}
        </div>
      ) : (
        <Skeleton shape="row" count={2} />
      )}
      <LinkProof chosen={chosen} onClose={() => choose(null)} onUnlinked={unlinked} />
    </Card>
  );
}

function LinkRow({ link, onChoose }: { link: SocialLink; onChoose(link: SocialLink): void }) {
  const { provider, linked, open, label } = link;
  const name = t(`social.name.${provider}`);
  return (
    <ListRow
      lead={<ProviderMark provider={provider} />}
      title={name}
      detail={linked ? label || t('social.links.linked') : t('social.links.none')}
      amount={
        (linked || open) && (
          <Button
            size="sm"
            aria-label={t(linked ? 'social.proof.unlink' : 'social.proof.link', { provider: name })}
            onClick={() => onChoose(link)}
          >
            {t(linked ? 'social.links.unlink' : 'social.links.link')}
          </Button>
        )
      }
    />
  );
}
